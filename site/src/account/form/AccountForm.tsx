import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { accountNames } from '../account-answer.ts';
import styles from './AccountForm.module.css';
import { AccountFormContext } from './account-form-context.ts';
import { FormMessage } from './FormMessage.tsx';
import type { AccountFormState } from './use-account-form.ts';

type AccountFormProps = {
  /** State and handlers from `useAccountForm`. */
  formState: AccountFormState;
  /** Label of the submit button. */
  submit: string;
  look?: 'primary' | 'secondary';
  columns?: 1 | 2;
  labelledBy?: string;
  label?: string;
  /** The token of the email link that led here. */
  token?: string | undefined;
  /** Shown beside the button. */
  beside?: ReactNode;
  children?: ReactNode;
};

/**
 * Renders an account form. It is plain HTML posted to its own page, which renders the values or the result. With scripts, it is
 * sent without leaving the page.
 */
export function AccountForm({
  formState,
  submit,
  look,
  columns = 1,
  labelledBy,
  label,
  token,
  beside,
  children,
}: AccountFormProps) {
  const { ref, action, frame, answer, message, onSubmit, onFocus } = formState;
  return (
    <AccountFormContext value={frame}>
      <form
        ref={ref}
        className={styles.form}
        id={frame.id}
        method="post"
        action={`#${frame.id}`}
        noValidate
        aria-labelledby={labelledBy}
        aria-label={label}
        aria-busy={frame.isSending || undefined}
        data-columns={columns}
        onSubmit={onSubmit}
        onFocus={onFocus}
      >
        <input type="hidden" name={accountNames.action} value={action} />
        {token !== undefined && <input type="hidden" name={accountNames.token} value={token} />}
        {answer && <FormMessage ref={message} answer={answer} />}
        {children}
        <div className={styles.buttons}>
          <Button type="submit" look={look ?? 'primary'}>
            {submit}
          </Button>
          {beside}
        </div>
      </form>
    </AccountFormContext>
  );
}
