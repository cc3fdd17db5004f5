'use client';

import { Button, useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { isAdministrator } from '../../../src/platform/access/roles.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { InvitationState } from './invitation-cell.tsx';
import { invitationLabels as labels } from './invitation-labels.ts';

/** Renders the state of an open invitation in the form of its account, with the buttons that send it again or withdraw it. */
export function InvitationField({ path }: { path: string }) {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const router = useRouter();
  const { value } = useField<string | null>({ path });
  const [until, setUntil] = useState<string>();
  const [message, setMessage] = useState('');
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  if (!value || !isAdministrator(user as never)) return null;

  async function post(action: 'resend' | 'withdraw'): Promise<{ invitedUntil?: string } | undefined> {
    const sent = { method: 'POST', headers: { 'accept-language': i18n.language } };
    const answer = await fetch(`/api/users/${id}/invitation/${action}`, sent).catch(() => undefined);
    const body = await answer?.json().catch(() => undefined);
    if (!answer?.ok) setMessage(body?.message ?? text('failed'));
    return answer?.ok ? body : undefined;
  }
  async function resend() {
    const answer = await post('resend');
    if (!answer) return;
    setUntil(answer.invitedUntil);
    setMessage(text('resent'));
  }
  async function withdraw() {
    if (await post('withdraw')) router.push('/admin/collections/users');
  }
  return (
    <section className="plantsoen-security" aria-label={text('title')}>
      <h3>{text('title')}</h3>
      <p>
        <InvitationState until={until ?? value} />
      </p>
      <Button buttonStyle="secondary" size="small" onClick={() => void resend()}>
        {text('resend')}
      </Button>
      <Button buttonStyle="secondary" size="small" onClick={() => void withdraw()}>
        {text('withdraw')}
      </Button>
      <p role="status">{message}</p>
    </section>
  );
}
