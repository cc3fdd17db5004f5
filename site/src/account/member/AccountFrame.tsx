import type { ReactNode } from 'react';
import { PageHeading } from '../../design/headings/PageHeading.tsx';
import { LoadingOverlay } from '../../design/modal/LoadingOverlay.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { AccountFrameFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import styles from './AccountFrame.module.css';
import { AccountMenu } from './AccountMenu.tsx';

type AccountFrameProps = {
  title: string;
  intro?: string | null;
  current: 'account' | 'changePassword';
  sets: FragmentOf<AccountFrameFragment>;
  children: ReactNode;
};

/** Renders a page of the account with its title and menu. */
export function AccountFrame({ title, intro, current, sets, children }: AccountFrameProps) {
  const { darkLogo } = read<AccountFrameFragment>(sets).globals;
  const t = useMessages('account/member');
  const logOut = useAccountForm('logOut');
  const { answer, message, frame } = logOut;
  return (
    <>
      <PageHeading title={title} intro={intro ?? null} />
      <div className={styles.frame}>
        <div className={styles.side}>
          <AccountMenu current={current} logOut={logOut} />
        </div>
        <div className={styles.content}>
          {answer && answer.outcome !== 'done' && <FormMessage ref={message} answer={answer} />}
          {children}
        </div>
      </div>
      <LoadingOverlay isBusy={frame.isSending} label={t('loggingOut')} logo={darkLogo} />
    </>
  );
}

type AccountSectionProps = { id: string; title: string; text?: string; children: ReactNode };

/** Renders a titled section of the account page. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
