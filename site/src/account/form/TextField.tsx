import { accountLimits } from '@plantsoen/form-rules/account.ts';
import type { ReactNode } from 'react';
import { Asterisk, formStyles, ProblemNote } from '../../forms/form-parts.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { problemText } from '../answer-words.ts';
import styles from './AccountForm.module.css';
import { useAccountField } from './account-form-context.ts';

type TextName = Exclude<keyof typeof accountLimits, 'password'>;

type TextFieldProps = {
  name: TextName;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Initial value, unless the server returns the visitor's own. */
  value?: string | null;
  hint?: string | undefined;
  isRequired?: boolean;
  onInput?: (value: string) => void;
};

/** Renders a text input of an account form. */
export function TextField({ name, autoComplete, type = 'text', value, hint, isRequired = true, onInput }: TextFieldProps) {
  const { id, typed } = useAccountField(name);
  const t = useMessages('account');
  return (
    <FieldFrame name={name} label={t(name)} hint={hint} isRequired={isRequired}>
      {(described) => (
        <input
          className={formStyles.control}
          id={id}
          type={type}
          name={name}
          autoComplete={autoComplete}
          defaultValue={typed ?? value ?? ''}
          required={isRequired}
          maxLength={accountLimits[name]}
          onInput={onInput && (({ currentTarget }) => onInput(currentTarget.value))}
          {...described}
        />
      )}
    </FieldFrame>
  );
}

/** ARIA attributes that describe an input. */
export type Described = { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldFrameProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  isHidden?: boolean;
  /** Shown below the input. */
  below?: ReactNode;
  children: (described: Described) => ReactNode;
};

/** Renders a field with its label, hint and problem. */
export function FieldFrame({ name, label, hint, isRequired = true, isHidden = false, below, children }: FieldFrameProps) {
  const { id, problem, problemId, hintId } = useAccountField(name);
  const t = useMessages('account');
  const ofForms = useMessages('forms');
  const describedBy = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={`${formStyles.field} ${styles.field}`} data-conditional={isHidden || undefined} hidden={isHidden}>
      <label className={formStyles.label} htmlFor={id}>
        {label}
        {isRequired ? <Asterisk /> : <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {children({ 'aria-describedby': describedBy || undefined, 'aria-invalid': problem ? true : undefined })}
      {problem && <ProblemNote id={problemId}>{problemText(t, ofForms, problem)}</ProblemNote>}
      {hint && (
        <p className={`${formStyles.hint} ${styles.hint}`} id={hintId}>
          {hint}
        </p>
      )}
      {below}
    </div>
  );
}
