import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import type { ReactNode } from 'react';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { PrivacyPolicyFragment } from '../platform/generated/operations-types.ts';
import type { Translate } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './SignUpForm.module.css';

type FieldName = keyof SignUp;

type SignUpFormProps = {
  policy: FragmentOf<PrivacyPolicyFragment> | null;
  t: Translate<'newsletter'>;
  /** Values to show again when the form was refused. */
  values?: Partial<SignUp>;
  /** Problems of the fields in words. */
  errors?: Partial<Record<FieldName, string>>;
  /** The token that allows submission without scripts. */
  children?: ReactNode;
};

/**
 * Renders the newsletter form, plain HTML that posts to the thank-you page (NWS-01). With scripts, `enhance-form.ts` sends it
 * from any page; it is loaded when a field gets the focus.
 */
export function SignUpForm({ policy, t, values, errors, children }: SignUpFormProps) {
  const { hrefOf } = useSite();
  const error = (name: FieldName) => errors?.[name] && <small id={errorId(name)}>{errors[name]}</small>;
  const marks = (name: FieldName) => errors?.[name] && { 'aria-invalid': true, 'aria-describedby': errorId(name) };
  const text = (name: 'voornaam' | 'achternaam' | 'email', autoComplete: string) => (
    <label>
      {`${t(name)} *`}
      <input
        name={name}
        type={name === 'email' ? name : undefined}
        autoComplete={autoComplete}
        defaultValue={values?.[name]}
        required
        {...marks(name)}
      />
      {error(name)}
    </label>
  );
  return (
    <form className={styles.form} action={hrefOf('newsletterThanks')} method="post">
      {text('voornaam', 'given-name')}
      {text('achternaam', 'family-name')}
      {text('email', 'email')}
      <label>
        <input
          type="checkbox"
          name="termsAndConditions"
          defaultChecked={values?.termsAndConditions}
          required
          {...marks('termsAndConditions')}
        />
        <span>
          {t('consentBefore')}
          <Policy policy={policy}>{t('policy')}</Policy>
          {t('consentAfter')}
          {error('termsAndConditions')}
        </span>
      </label>
      <input name={formNames.honeypot} hidden />
      {children}
      <button type="submit">{t('submit')}</button>
    </form>
  );
}

const errorId = (name: FieldName) => `newsletter-${name}`;

function Policy({ policy, children }: { policy: SignUpFormProps['policy']; children: string }) {
  const { localHref } = useSite();
  return policy ? <a href={localHref(read<PrivacyPolicyFragment>(policy).uri)}>{children}</a> : children;
}
