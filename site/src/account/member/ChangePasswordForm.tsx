import { Fragment, useState } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

/**
 * Renders the form to change the password, which requires the current one (ACC-10). The hidden email address is for password
 * managers.
 */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useMessages('account/member');
  const [round, setRound] = useState(0);
  const formState = useAccountForm('changePassword', { onDone: () => setRound(round + 1) });
  return (
    <AccountForm formState={formState} submit={t('updatePassword')} label={t('changePassword')}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Fragment key={round}>
        <PasswordField name="currentPassword" autoComplete="current-password" />
        <PasswordField name="newPassword" autoComplete="new-password" isChosen />
        <PasswordField name="confirmPassword" autoComplete="new-password" hint={t('othersOut')} />
      </Fragment>
    </AccountForm>
  );
}
