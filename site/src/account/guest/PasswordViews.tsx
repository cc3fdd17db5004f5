import { TextLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { tokenIn } from '../account-answer.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import styles from './guest.module.css';

/** Renders the page that requests a link to reset a forgotten password (ACC-11). */
export function ForgotPasswordView() {
  const { hrefOf } = useSite();
  const t = useMessages('account/guest');
  const formState = useAccountForm('forgotPassword');
  const { answer, message } = formState;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {answer?.outcome === 'done' ? (
          <>
            <FormMessage ref={message} answer={answer} />
            <p className={styles.text}>{t('mailSentText')}</p>
            <TextLink href={hrefOf('login')}>{t('toLogIn')}</TextLink>
          </>
        ) : (
          <AccountForm
            formState={formState}
            submit={t('sendReset')}
            label={t('forgotten')}
            beside={<TextLink href={hrefOf('login')}>{t('toLogIn')}</TextLink>}
          >
            <TextField name="email" type="email" autoComplete="username" />
          </AccountForm>
        )}
      </div>
    </div>
  );
}

/** Renders the target of that link (ACC-11). After the reset, the log-in page shows a message. */
export function ResetPasswordView() {
  const { hrefOf } = useSite();
  const t = useMessages('account/guest');
  const formState = useAccountForm('resetPassword');
  const { answer, message, posted } = formState;
  const token = tokenIn(posted);
  if (token !== undefined && answer?.message !== 'linkExpired') {
    return (
      <div className={styles.page}>
        <div className={styles.main}>
          <AccountForm formState={formState} submit={t('savePassword')} label={t('savePassword')} token={token}>
            <PasswordField name="newPassword" autoComplete="new-password" isChosen />
            <PasswordField name="confirmPassword" autoComplete="new-password" />
          </AccountForm>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {answer && <FormMessage ref={message} answer={answer} />}
        <p className={styles.text}>{t(answer ? 'expiredText' : 'noToken')}</p>
        <TextLink href={hrefOf('forgotPassword')}>{t('newLink')}</TextLink>
      </div>
    </div>
  );
}
