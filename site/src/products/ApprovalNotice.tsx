import { useId } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './LogInPrompt.module.css';

/** Tells a member that prices are hidden until an editor approves the account. */
export function ApprovalNotice() {
  const t = useMessages('products/approval');
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
