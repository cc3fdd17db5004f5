'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { securityLabels as labels } from './account-security-labels.ts';
import { CodeForm } from './code-form.tsx';
import { type Enrolment, EnrolmentSecret, RecoveryCodes } from './enrolment.tsx';

type State = { isOwn: boolean; isOn: boolean; isRequired: boolean; left: number };

/** Renders the security settings of an account: its second factor, which its owner enables, and a button to end its sessions. */
export function AccountSecurity() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [state, setState] = useState<State>();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  const [message, setMessage] = useState('');
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  useEffect(() => {
    async function load() {
      const answer = await fetch(`/api/users/${id}/second-factor`).catch(() => undefined);
      if (answer?.ok) setState(await answer.json());
      else if (answer?.status !== 403) setMessage(labelFor({ i18n }, labels.failed));
    }
    if (id) void load();
  }, [id, i18n]);

  async function post<Answer>(path: string, code?: string): Promise<Answer | undefined> {
    const headers = { 'content-type': 'application/json', 'accept-language': i18n.language };
    const sent = { method: 'POST', headers, body: JSON.stringify({ code }) };
    const answer = await fetch(`/api/users/${id}/${path}`, sent).catch(() => undefined);
    const body = await answer?.json().catch(() => undefined);
    const done = answer?.ok ? body : undefined;
    setMessage(done ? '' : (body?.message ?? text('failed')));
    return done;
  }
  const begin = async () => setEnrolment(await post<Enrolment>('second-factor/begin'));
  async function turnOn(code: string) {
    const answer = await post<{ codes: string[] }>('second-factor/confirm', code);
    if (!answer) return;
    setEnrolment(undefined);
    setCodes(answer.codes);
    if (state) setState({ ...state, isOn: true, left: answer.codes.length });
  }
  async function turnOff(code?: string) {
    if (!state || !(await post('second-factor/end', code))) return;
    setCodes(undefined);
    setState({ ...state, isOn: false, left: 0 });
  }
  async function endSessions() {
    const answer = await post<{ ended: number }>('end-sessions');
    if (answer) setMessage(text('ended') + answer.ended);
  }

  if (!state) return message ? <p role="alert">{`${text('title')}: ${message}`}</p> : null;
  const { isOwn, isOn, isRequired, left } = state;
  return (
    <section className="plantsoen-security" aria-label={text('title')}>
      <h3>{text('title')}</h3>
      <p>{isOn ? text('on') + left : text('off')}</p>
      {isOn && isOwn && !isRequired && <CodeForm label={text('code')} submit={text('end')} send={turnOff} />}
      {isOn && !isOwn && (
        <Button buttonStyle="secondary" size="small" onClick={() => void turnOff()}>
          {text('end')}
        </Button>
      )}
      {!isOn && isOwn && !enrolment && (
        <Button buttonStyle="secondary" size="small" onClick={() => void begin()}>
          {text('begin')}
        </Button>
      )}
      {enrolment && (
        <>
          <EnrolmentSecret {...enrolment} />
          <CodeForm label={text('code')} submit={text('confirm')} send={turnOn} />
        </>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      <Button buttonStyle="secondary" size="small" onClick={() => void endSessions()}>
        {text(isOwn ? 'endOwnSessions' : 'endSessions')}
      </Button>
      <p role="status">{message}</p>
    </section>
  );
}
