import { useEffect } from 'react';
import { ButtonLink, TextLink } from '../../design/Link.tsx';
import { LoadingOverlay } from '../../design/modal/LoadingOverlay.tsx';
import { RichText } from '../../design/RichText.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { LogInViewFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { stringifySearch } from '../../platform/query-string.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { favoriteModalBoolean } from '../client-state.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { DoneMessages } from '../form/FormMessage.tsx';
import { Notice } from '../form/Notice.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import styles from './guest.module.css';

type LogInViewProps = {
  sets: FragmentOf<LogInViewFragment>;
  /** Query of the address: the page to return to, and why an account is needed. */
  search: Record<string, string>;
};

/** Actions on other pages that lead to this page. */
const leadingHere = ['activate', 'confirmEmail', 'resetPassword', 'deleteAccount'] as const;

/** Renders the log-in page with information about accounts for guests (ACC-01). */
export function LogInView({ sets, search }: LogInViewProps) {
  const { loginBox, signUpBox, darkLogo } = read<LogInViewFragment>(sets).globals;
  const { hrefOf } = useSite();
  const t = useMessages('account/guest');
  const formState = useAccountForm('logIn');
  const { answer, frame } = formState;
  const isForFavourites = search.reason === 'favourite';
  const needsAccount = favoriteModalBoolean.use();
  useEffect(() => {
    if (isForFavourites) favoriteModalBoolean.set(true);
    return () => favoriteModalBoolean.set(false);
  }, [isForFavourites]);
  return (
    <div className={styles.page}>
      <section className={styles.main} aria-labelledby="log-in-title">
        <h2 className={styles.title} id="log-in-title">
          {t('logIn')}
        </h2>
        <DoneMessages of={leadingHere} />
        {(isForFavourites || needsAccount) && <Notice>{t('favouriteFirst')}</Notice>}
        <AccountForm
          formState={formState}
          submit={t('logIn')}
          labelledBy="log-in-title"
          beside={<TextLink href={hrefOf('forgotPassword')}>{t('forgotten')}</TextLink>}
        >
          <TextField name="email" type="email" autoComplete="username" />
          <PasswordField name="password" autoComplete="current-password" />
          {answer?.message === 'notActivated' && <TextLink href={hrefOf('activate')}>{t('sendActivation')}</TextLink>}
        </AccountForm>
      </section>
      <section className={styles.aside} aria-labelledby="account-title">
        <h2 className={styles.title} id="account-title">
          {loginBox?.pageTitle ?? t('requestAccount')}
        </h2>
        {loginBox && <RichText className={styles.text} html={loginBox.pageText} />}
        <ButtonLink look="secondary" href={hrefOf('register') + stringifySearch(search)}>
          {signUpBox?.cta?.text ?? t('requestAccount')}
        </ButtonLink>
      </section>
      <LoadingOverlay isBusy={frame.isSending} label={t('loggingIn')} logo={darkLogo} />
    </div>
  );
}
