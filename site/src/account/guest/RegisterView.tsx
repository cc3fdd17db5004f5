import type { ReactNode } from 'react';
import { TextLink } from '../../design/Link.tsx';
import { RichText } from '../../design/RichText.tsx';
import { Asterisk, formStyles, ProblemNote } from '../../forms/form-parts.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { PrivacyPolicyFragment, RegisterViewFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { stringifySearch } from '../../platform/query-string.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { problemText } from '../answer-words.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { useAccountField } from '../form/account-form-context.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import styles from './guest.module.css';

type RegisterViewProps = { sets: FragmentOf<RegisterViewFragment>; search: Record<string, string> };

/** Renders the page to request an account (ACC-01). */
export function RegisterView({ sets, search }: RegisterViewProps) {
  const { signUpBox, privacyPolicy } = read<RegisterViewFragment>(sets).globals;
  const { hrefOf } = useSite();
  const t = useMessages('account/guest');
  const ofAccounts = useMessages('account');
  const formState = useAccountForm('register');
  const { answer } = formState;
  const isDone = answer?.outcome === 'done';
  return (
    <div className={styles.page} data-wide>
      <div className={styles.main}>
        {isDone ? (
          <>
            <FormMessage ref={formState.message} answer={answer} />
            <p className={styles.text}>{t('requestedText')}</p>
            <p className={styles.links}>
              <TextLink href={hrefOf('login') + stringifySearch(search)}>{t('toLogIn')}</TextLink>
              <TextLink href={hrefOf('activate')}>{t('sendActivation')}</TextLink>
            </p>
          </>
        ) : (
          <AccountForm formState={formState} submit={t('requestAccount')} label={t('requestAccount')} columns={2}>
            <TextField name="firstName" autoComplete="given-name" />
            <TextField name="lastName" autoComplete="family-name" />
            <TextField name="company" autoComplete="organization" />
            <TextField name="phoneNumber" type="tel" autoComplete="tel" hint={ofAccounts('phoneHint')} />
            <TextField name="email" type="email" autoComplete="username" />
            <TextField name="website" type="text" autoComplete="url" isRequired={false} />
            <div className={styles.agree}>
              <PasswordField name="password" autoComplete="new-password" isChosen />
            </div>
            <Agreement policy={privacyPolicy} />
          </AccountForm>
        )}
      </div>
      {!isDone && (
        <aside className={styles.aside}>
          {signUpBox && (
            <>
              <h2 className={styles.title}>{signUpBox.titleField}</h2>
              <RichText className={styles.text} html={signUpBox.text} />
            </>
          )}
          <p>{t('known')}</p>
          <TextLink href={hrefOf('login') + stringifySearch(search)}>{t('logIn')}</TextLink>
        </aside>
      )}
    </div>
  );
}

/** Renders the box to agree to the privacy policy. */
function Agreement({ policy }: { policy: FragmentOf<PrivacyPolicyFragment> | null }) {
  const { localHref } = useSite();
  const { id, isTicked, problem, problemId } = useAccountField('privacy');
  const t = useMessages('account/guest');
  const ofAccounts = useMessages('account');
  const ofForms = useMessages('forms');
  const words: ReactNode = policy ? <a href={localHref(read<PrivacyPolicyFragment>(policy).uri)}>{t('policy')}</a> : t('policy');
  return (
    <div className={styles.agree}>
      <label className={formStyles.choice}>
        <input
          className={formStyles.box}
          id={id}
          type="checkbox"
          name="privacy"
          value="true"
          defaultChecked={isTicked}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
        />
        <span className={formStyles.choiceWords}>
          {t('agreeBefore')}
          {words}
          {t('agreeAfter')}
          <Asterisk />
        </span>
      </label>
      {problem && <ProblemNote id={problemId}>{problemText(ofAccounts, ofForms, problem)}</ProblemNote>}
    </div>
  );
}
