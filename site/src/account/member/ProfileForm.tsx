import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { ProfileFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { Notice } from '../form/Notice.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

/** Renders the member's profile (ACC-09). A new email address requires the password, and takes effect after its confirmation. */
export function ProfileForm({ viewer }: { viewer: FragmentOf<ProfileFragment> }) {
  const { fullName, email, newEmail, company, website, phoneNumber, isApproved } = read<ProfileFragment>(viewer);
  const router = useRouter({ warn: false });
  const t = useMessages('account/member');
  const ofAccounts = useMessages('account');
  const formState = useAccountForm('profile', {
    onDone(_, form) {
      // A new address takes effect later, so the field shows the current one again.
      for (const [name, value] of [['currentPassword', ''] as const, ['email', email] as const]) {
        const input = form.elements.namedItem(name);
        if (input instanceof HTMLInputElement) input.value = value;
      }
      setAddress(email);
      void router?.invalidate();
    },
  });
  const typed = formState.posted?.values.email;
  const [address, setAddress] = useState(typeof typed === 'string' ? typed : email);
  const isSame = address.trim().toLowerCase() === email.toLowerCase();
  const isAsked = !isSame || formState.frame.problems.some(({ handle }) => handle === 'currentPassword');
  return (
    <>
      {!isApproved && <Notice title={t('notApprovedTitle')}>{t('notApproved')}</Notice>}
      {newEmail && <Notice>{t('newEmail', { email: newEmail })}</Notice>}
      <AccountForm formState={formState} submit={t('save')} label={t('profile')} columns={2}>
        <TextField name="fullName" autoComplete="name" value={fullName} />
        <TextField name="company" autoComplete="organization" value={company} />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          hint={isSame ? undefined : t('emailHint')}
          onInput={setAddress}
        />
        <TextField name="phoneNumber" type="tel" autoComplete="tel" value={phoneNumber} hint={ofAccounts('phoneHint')} />
        <PasswordField
          name="currentPassword"
          autoComplete="current-password"
          {...(!isAsked && { hint: t('emailPassword') })}
          isRequired={isAsked}
          isHidden={!isAsked}
        />
        <TextField name="website" autoComplete="url" value={website} isRequired={false} />
      </AccountForm>
    </>
  );
}
