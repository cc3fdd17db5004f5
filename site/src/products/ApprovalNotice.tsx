import { useId } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useApprovalMessages } from './approval-messages.ts';
import styles from './LogInPrompt.module.css';

/** Tells a member why there are no prices yet: an editor has still to approve the account. */
export function ApprovalNotice() {
  const t = useApprovalMessages();
  const id = useId();
  return (
    <section className={styles.prompt} aria-labelledby={id}>
      <Icon name="lock" />
      <div>
        <h2 className={styles.title} id={id}>
          {t('waits')}
        </h2>
        <p className={styles.text}>{t('text')}</p>
      </div>
    </section>
  );
}
