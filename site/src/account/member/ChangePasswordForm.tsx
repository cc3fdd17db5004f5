import { Fragment, useState } from 'react';
import { AccountForm } from '../form/AccountForm.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useMemberMessages } from './messages.ts';

/** The password of a member is changed with the old one (ACC-10). The address is there for whatever keeps passwords. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useMemberMessages();
  const [round, setRound] = useState(0);
  const sending = useAccountForm('changePassword', { onDone: () => setRound(round + 1) });
  return (
    <AccountForm sending={sending} submit={t('updatePassword')} label={t('changePassword')}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Fragment key={round}>
        <PasswordField name="currentPassword" autoComplete="current-password" />
        <PasswordField name="newPassword" autoComplete="new-password" isChosen />
        <PasswordField name="confirmPassword" autoComplete="new-password" hint={t('othersOut')} />
      </Fragment>
    </AccountForm>
  );
}
