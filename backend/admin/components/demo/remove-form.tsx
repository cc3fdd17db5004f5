'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { demoLabels as labels } from './demo-labels.ts';

type Props = { total: number; includeChanged: boolean; word: string };

/** Renders the confirmation of the removal: the number of documents, and the word to type. */
export function RemoveForm({ total, includeChanged, word }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const id = useId();
  const [message, setMessage] = useState('');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const headers = { 'content-type': 'application/json', 'accept-language': i18n.language };
    setBusy(true);
    const sent = { method: 'POST', headers, body: JSON.stringify({ word: typed, total, includeChanged }) };
    const answer = await fetch('/api/demo-content/remove', sent).catch(() => undefined);
    const refusal = answer?.ok ? undefined : await answer?.json().catch(() => undefined);
    setBusy(false);
    if (answer?.ok) router.refresh();
    else setMessage(refusal?.message ?? text('failed'));
  }

  return (
    <form onSubmit={send} className="plantsoen-confirmation">
      <label htmlFor={id}>
        {text('warning')} <strong>{word}</strong>
      </label>
      <input
        id={id}
        name="word"
        autoComplete="off"
        maxLength={40}
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        aria-invalid={message !== ''}
        aria-describedby={`${id}-message`}
      />
      <Button type="submit" size="medium" disabled={isBusy || typed.trim().toLowerCase() !== word}>
        {`${text('submit')} (${total.toLocaleString(i18n.language)})`}
      </Button>
      <p id={`${id}-message`} role="alert" className="plantsoen-error">
        {message}
      </p>
    </form>
  );
}
