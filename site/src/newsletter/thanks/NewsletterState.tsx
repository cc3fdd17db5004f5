import { cleanSignUp } from '@plantsoen/form-rules/sign-up.ts';
import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { PageHeading } from '../../design/headings/PageHeading.tsx';
import { SideSection } from '../../design/headings/SectionHeading.tsx';
import type { PostedForm } from '../../forms/posted-form.ts';
import { TimeToken } from '../../forms/TimeToken.tsx';
import { usePostedForm } from '../../forms/use-posted-form.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { NewsletterStateFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { newsletterHandles, stateTitle, type TokenName } from '../newsletter-forms.ts';
import { problemWords } from '../problem-words.ts';
import { SignUpForm } from '../SignUpForm.tsx';
import styles from './NewsletterState.module.css';

type NewsletterStateProps = {
  sets: FragmentOf<NewsletterStateFragment>;
  /** The page of the editors, which thanks for a sign-up. */
  children: ReactNode;
};

/** Renders the thank-you page, or instead the result of a sign-up or an email link. */
export function NewsletterState({ sets, children }: NewsletterStateProps) {
  const signUp = usePostedForm(newsletterHandles.signUp);
  const confirm = usePostedForm(newsletterHandles.confirm);
  const unsubscribe = usePostedForm(newsletterHandles.unsubscribe);
  const policy = read<NewsletterStateFragment>(sets).globals.privacyPolicy;
  if (signUp) return <PostedSignUp posted={signUp} policy={policy} />;
  if (confirm) return <Confirmation posted={confirm} policy={policy} />;
  if (unsubscribe) return <Unsubscription posted={unsubscribe} policy={policy} />;
  return children;
}

type Policy = NewsletterStateFragment['globals']['privacyPolicy'];
type StateProps = { posted: PostedForm; policy: Policy };

const textIn = ({ values }: PostedForm, name: string) => (typeof values[name] === 'string' ? values[name] : '');

/** Renders a sign-up that must be corrected or submitted once more. */
function PostedSignUp({ posted, policy }: StateProps) {
  const t = useMessages('newsletter/thanks');
  const { fields, whole } = problemWords(t, posted.problems);
  const values = cleanSignUp({
    voornaam: textIn(posted, 'voornaam'),
    achternaam: textIn(posted, 'achternaam'),
    email: textIn(posted, 'email'),
    termsAndConditions: posted.values.termsAndConditions === true,
  });
  return (
    <State posted={posted} text={posted.outcome === 'going' ? t('again') : whole}>
      <SignUp policy={policy} values={values} errors={fields} />
    </State>
  );
}

function Confirmation({ posted, policy }: StateProps) {
  const t = useMessages('newsletter/thanks');
  if (posted.outcome === 'sent') return <State posted={posted} text={t('confirmedText')} />;
  if (posted.outcome === 'refused') {
    return (
      <State posted={posted} text={t('expiredText')}>
        <SignUp policy={policy} />
      </State>
    );
  }
  return (
    <State posted={posted} text={posted.outcome === 'failed' ? t('unavailableText') : t('confirmText')}>
      <TokenForm name="confirm" token={textIn(posted, 'token')} label={t('confirm')} />
    </State>
  );
}

function Unsubscription({ posted, policy }: StateProps) {
  const t = useMessages('newsletter/thanks');
  if (posted.outcome === 'refused') return <State posted={posted} text={t('unknownText')} />;
  if (posted.outcome === 'sent') {
    return (
      <State posted={posted} text={t('unsubscribedText')}>
        <SignUp policy={policy} />
      </State>
    );
  }
  return (
    <State posted={posted} text={posted.outcome === 'failed' ? t('unavailableText') : t('unsubscribeText')}>
      <TokenForm name="unsubscribe" token={textIn(posted, 'token')} label={t('unsubscribe')} />
    </State>
  );
}

function State({ posted, text, children }: { posted: PostedForm; text: string; children?: ReactNode }) {
  const t = useMessages('newsletter/thanks');
  const title = stateTitle(posted);
  return (
    <>
      <PageHeading title={title ? t(title) : ''} intro={text} />
      {children && (
        <div className={styles.form} data-newsletter>
          {children}
        </div>
      )}
    </>
  );
}

/** Renders the form with the hourly token, so that it can be submitted without scripts. */
function SignUp(form: Omit<Parameters<typeof SignUpForm>[0], 't' | 'children'>) {
  const t = useMessages('newsletter');
  return (
    <SignUpForm {...form} t={t}>
      <TimeToken />
    </SignUpForm>
  );
}

type TokenFormProps = { name: TokenName; token: string; label: string };

/**
 * Renders the button that runs the action of an email link (SEC-06). Links of the page send no referrer, which would contain the
 * token.
 */
function TokenForm({ name, token, label }: TokenFormProps) {
  const { hrefOf } = useSite();
  return (
    <form action={hrefOf('newsletterThanks')} method="post">
      <meta name="referrer" content="no-referrer" />
      <input type="hidden" name={name} value={token} />
      <Button type="submit">{label}</Button>
    </form>
  );
}

/** Shows that a sign-up must be confirmed by an email link, and what to do if no email arrives (NWS-03). */
export function ConfirmationNotice() {
  const t = useMessages('newsletter/thanks');
  return (
    <SideSection id="confirmation" title={t('mailTitle')}>
      <p>{t('mailText')}</p>
      <p>{t('noMailText')}</p>
    </SideSection>
  );
}
