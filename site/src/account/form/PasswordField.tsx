import { passwordLengths } from '@plantsoen/form-rules/account.ts';
import { useContext, useEffect, useState } from 'react';
import { formStyles } from '../../forms/form-parts.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { AccountFormContext, useAccountField } from './account-form-context.ts';
import styles from './PasswordField.module.css';
import { PasswordStrength } from './PasswordStrength.tsx';
import { FieldFrame } from './TextField.tsx';

type PasswordFieldProps = {
  name: 'password' | 'currentPassword' | 'newPassword' | 'confirmPassword';
  autoComplete: 'current-password' | 'new-password';
  /** Whether the visitor chooses a new password, so that its rules and strength are shown. */
  isChosen?: boolean;
  hint?: string;
  isRequired?: boolean;
  isHidden?: boolean;
};

/** Renders a password input that can show its text. Pasting is allowed, and the server never returns the value. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, autoComplete, isChosen = false, isRequired = true, isHidden = false } = props;
  const { id } = useAccountField(name);
  const isSending = useContext(AccountFormContext)?.isSending;
  const t = useMessages('account');
  const [isShown, setShown] = useState(false);
  const [length, setLength] = useState(0);
  // Browsers offer to store a password only if the input has the type `password` when it is sent.
  useEffect(() => {
    if (isSending) setShown(false);
  }, [isSending]);
  const label = t(name);
  return (
    <FieldFrame
      name={name}
      label={label}
      hint={isChosen ? t('passwordHint', { ...passwordLengths }) : props.hint}
      isRequired={isRequired}
      isHidden={isHidden}
      below={isChosen && <PasswordStrength length={length} />}
    >
      {(described) => (
        <span className={styles.password}>
          <input
            className={formStyles.control}
            id={id}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required={isRequired}
            onInput={isChosen ? ({ currentTarget }) => setLength([...currentTarget.value].length) : undefined}
            {...described}
          />
          <button
            className={styles.toggle}
            type="button"
            aria-label={`${t(isShown ? 'hide' : 'show')}: ${label}`}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'hide' : 'show')}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
