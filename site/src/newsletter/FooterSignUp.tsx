import type { FragmentOf } from '../platform/data/operation.ts';
import type { PrivacyPolicyFragment } from '../platform/generated/operations-types.ts';
import { useServerPartMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './FooterSignUp.module.css';
import { SignUpForm } from './SignUpForm.tsx';

/** Renders the newsletter sign-up in the footer; nothing on the English site (NAV-08). */
export function FooterSignUp({ policy }: { policy: FragmentOf<PrivacyPolicyFragment> | null }) {
  const { locale } = useSite();
  const t = useServerPartMessages('newsletter');
  if (locale === 'en') return null;
  return (
    <div className={styles.signUp}>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <SignUpForm policy={policy} t={t} />
    </div>
  );
}
