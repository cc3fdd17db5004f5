import { TextLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { tokenIn } from '../account-answer.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { TextField } from '../form/TextField.tsx';
import { type AccountFormState, useAccountForm } from '../form/use-account-form.ts';
import styles from './guest.module.css';

/**
 * Renders the target of email links that activate an account or confirm a new address. Only the button acts, because email
 * scanners open links (SEC-06).
 */
export function ActivateView() {
  const activation = useAccountForm('activate');
  const email = useAccountForm('confirmEmail');
  return (
    <div className={styles.page}>
      <div className={styles.main}>{email.posted ? <NewEmail formState={email} /> : <Activation formState={activation} />}</div>
    </div>
  );
}

/** Renders the activation of an account, by the link or by requesting a new one. */
function Activation({ formState }: { formState: AccountFormState }) {
  const t = useMessages('account/guest');
  const newActivation = useAccountForm('sendActivation');
  const { answer, message, posted } = formState;
  const token = tokenIn(posted);
  if (token !== undefined && answer?.message !== 'linkExpired') {
    return (
      <>
        <p className={styles.text}>{t('activateText')}</p>
        <AccountForm formState={formState} submit={t('activate')} label={t('activate')} token={token} />
      </>
    );
  }
  return (
    <>
      {answer && !newActivation.answer && <FormMessage ref={message} answer={answer} />}
      <h2 className={styles.title}>{t('newActivation')}</h2>
      <p className={styles.text}>{t('newActivationText')}</p>
      <AccountForm formState={newActivation} submit={t('sendActivation')} label={t('newActivation')}>
        <TextField name="email" type="email" autoComplete="username" />
      </AccountForm>
    </>
  );
}

/** Renders the confirmation of a new email address (ACC-09). */
function NewEmail({ formState }: { formState: AccountFormState }) {
  const { hrefOf, isMember } = useSite();
  const t = useMessages('account/guest');
  const { answer, message, posted } = formState;
  if (answer?.message !== 'linkExpired') {
    return (
      <>
        <p className={styles.text}>{t('confirmEmailText')}</p>
        <AccountForm formState={formState} submit={t('confirmEmail')} label={t('confirmEmail')} token={tokenIn(posted)} />
      </>
    );
  }
  return (
    <>
      <FormMessage ref={message} answer={answer} />
      <p className={styles.text}>{t('emailExpiredText')}</p>
      <TextLink href={hrefOf(isMember ? 'account' : 'login')}>{t(isMember ? 'toAccount' : 'toLogIn')}</TextLink>
    </>
  );
}
