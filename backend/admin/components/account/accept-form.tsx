'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { invitationLabels as labels } from './invitation-labels.ts';

type Props = { token: string; email: string; language: string };
type Refusal = { message?: string; errors?: { message: string; data?: { errors?: { message: string }[] } }[] };

/** Renders the choice of a password by an invited person. Afterwards they log in, and set up a second factor if it is required. */
export function AcceptForm({ token, email, language }: Props) {
  const id = useId();
  const [message, setMessage] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n: { language } }, labels[name]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    setBusy(true);
    const sent = { method: 'POST', headers, body: JSON.stringify({ token, password }) };
    const answer = await fetch('/api/users/accept-invitation', sent).catch(() => undefined);
    const refusal = (await answer?.json().catch(() => undefined)) as Refusal | undefined;
    setBusy(false);
    if (answer?.ok) return setAccepted(true);
    const [error] = refusal?.errors ?? [];
    setMessage(refusal?.message ?? error?.data?.errors?.[0]?.message ?? error?.message ?? text('failed'));
  }

  if (isAccepted)
    return (
      <>
        <p role="status">{text('accepted')}</p>
        <a className="btn btn--style-primary btn--size-large" href="/admin/login">
          {text('logIn')}
        </a>
      </>
    );
  return (
    <form onSubmit={send}>
      <label>
        {text('account')}
        <input name="username" value={email} autoComplete="username" readOnly />
      </label>
      <label>
        {text('password')}
        <input
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={200}
          required
          aria-invalid={message !== ''}
          aria-describedby={`${id}-message`}
        />
      </label>
      <p id={`${id}-message`} role="alert" className="plantsoen-error">
        {message}
      </p>
      <Button type="submit" size="large" disabled={isBusy}>
        {text('save')}
      </Button>
    </form>
  );
}
