'use client';

import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useState } from 'react';

type Props = { label: string; submit: string; send: (code: string) => Promise<void> };

/** Renders an input for a code. It is nested in the account's form, which it must not submit. */
export function CodeForm({ label, submit, send }: Props) {
  const id = useId();
  const [code, setCode] = useState('');
  async function sendCode() {
    await send(code);
    setCode('');
  }
  function sendByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void sendCode();
  }
  return (
    <div className="plantsoen-code">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onKeyDown={sendByEnter}
        autoComplete="one-time-code"
        maxLength={40}
      />
      <Button buttonStyle="secondary" size="small" onClick={() => void sendCode()}>
        {submit}
      </Button>
    </div>
  );
}
