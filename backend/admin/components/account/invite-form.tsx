'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { isLocaleCode, locales } from '@plantsoen/contract/locales.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import type { InvitationField } from '../../../src/account/editors/invitations/invitation.ts';
import type { InvitationRefusal } from '../../../src/account/editors/invitations/invitation-endpoints.ts';
import { roleLabels } from '../../../src/account/role-labels.ts';
import { type AdminRole, adminRoles } from '../../../src/platform/access/roles.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { invitationLabels as labels } from './invitation-labels.ts';

type Fields = NonNullable<InvitationRefusal['fields']>;

/** Renders the form that invites a person by email: name, address, role with its languages, and the language of the email. */
export function InviteForm() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const id = useId();
  const [role, setRole] = useState<AdminRole>('editor');
  const [refused, setRefused] = useState<Fields>({});
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const body = { ...Object.fromEntries(typed), languages: typed.getAll('languages') };
    const headers = { 'content-type': 'application/json', 'accept-language': i18n.language };
    setBusy(true);
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch('/api/users/invite', sent).catch(() => undefined);
    const refusal = answer?.ok ? undefined : ((await answer?.json().catch(() => undefined)) as InvitationRefusal | undefined);
    setBusy(false);
    setRefused(refusal?.fields ?? {});
    // The fields show their own messages.
    if (!answer?.ok) return setMessage(refusal?.fields ? '' : (refusal?.message ?? text('failed')));
    setMessage(`${text('sent')} ${String(typed.get('email'))}.`);
    form.reset();
    setRole('editor');
    router.refresh();
  }

  const error = (field: InvitationField) =>
    refused[field] && (
      <span id={`${id}-${field}`} className="plantsoen-error" role="alert">
        {refused[field]}
      </span>
    );
  const errorOf = (field: InvitationField) => ({
    'aria-invalid': Boolean(refused[field]),
    'aria-describedby': refused[field] ? `${id}-${field}` : undefined,
  });
  const { language } = i18n;
  return (
    <details className="plantsoen-invite">
      <summary>{text('invite')}</summary>
      <p>{text('intro')}</p>
      <form onSubmit={send} noValidate>
        <div>
          <label htmlFor={`${id}name`}>{text('name')}</label>
          <input id={`${id}name`} name="name" maxLength={200} autoComplete="off" required {...errorOf('name')} />
          {error('name')}
        </div>
        <div>
          <label htmlFor={`${id}email`}>{text('email')}</label>
          <input id={`${id}email`} name="email" type="email" maxLength={254} autoComplete="off" required {...errorOf('email')} />
          {error('email')}
        </div>
        <div>
          <label htmlFor={`${id}role`}>{labelFor({ i18n }, roleLabels.title)}</label>
          <select
            id={`${id}role`}
            name="role"
            value={role}
            onChange={({ target }) => setRole(target.value as AdminRole)}
            {...errorOf('role')}
          >
            {adminRoles.map((one) => (
              <option key={one} value={one}>
                {labelFor({ i18n }, roleLabels.roles[one])}
              </option>
            ))}
          </select>
          {error('role')}
        </div>
        {role === 'translator' && (
          <fieldset {...errorOf('languages')}>
            <legend>{labelFor({ i18n }, roleLabels.languages)}</legend>
            {locales.map(({ code, name }) => (
              <label key={code}>
                <input type="checkbox" name="languages" value={code} /> {name}
              </label>
            ))}
            {error('languages')}
          </fieldset>
        )}
        <div>
          <label htmlFor={`${id}language`}>{text('language')}</label>
          <select
            id={`${id}language`}
            name="language"
            defaultValue={isLocaleCode(language) ? language : 'nl'}
            {...errorOf('language')}
          >
            {locales.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          {error('language')}
        </div>
        <Button type="submit" size="small" disabled={isBusy}>
          {text('send')}
        </Button>
      </form>
      <p role="status">{message}</p>
    </details>
  );
}
