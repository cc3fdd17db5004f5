'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { RefusedAnswer } from '../../../src/quotation/requests/answer-endpoints.ts';
import { answerLimits } from '../../../src/quotation/requests/answer-input.ts';
import { fillTemplate, missingPlaceholders, type TemplateValues } from '../../../src/quotation/requests/fill-template.ts';
import { type RequestStatus, statusLabels } from '../../../src/quotation/requests/request-status.ts';
import { AnswerPreview } from './answer-preview.tsx';
import { quotesLabels as labels } from './quotes-labels.ts';

/** Template with its text in the visitor's language. */
export type Template = {
  id: number;
  name: string;
  subject: string;
  text: string;
  statusAfter: RequestStatus;
  hasPrices: boolean;
};

type Draft = { key: string; templateId: number; subject: string; text: string };

type Props = {
  id: number;
  templates: readonly Template[];
  values: TemplateValues;
  email: string | null;
  status: RequestStatus;
  /** Whether the request has a list, which is attached as a PDF. */
  hasLines: boolean;
  language: string;
};

/** Texts that are not sent yet, by request: J and K leave a request without losing them. */
const drafts = new Map<number, Draft>();

/** Renders the answer to the visitor: a template, its texts, and a preview with the filled-in values. */
export function RequestAnswer({ id, templates, values, email, status, hasLines, language }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [draft, setDraft] = useState(() => drafts.get(id));
  const [isBusy, setBusy] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const template = templates.find((one) => one.id === draft?.templateId);
  const parts = draft && { subject: fillTemplate(draft.subject, values), text: fillTemplate(draft.text, values) };
  const missing = parts ? [...new Set([...missingPlaceholders(parts.subject), ...missingPlaceholders(parts.text)])] : [];

  function change(next: Draft | undefined) {
    if (next) drafts.set(id, next);
    else drafts.delete(id);
    setDraft(next);
  }
  function choose(templateId: number) {
    const chosen = templates.find((one) => one.id === templateId);
    change(chosen && { key: crypto.randomUUID(), templateId, subject: chosen.subject, text: chosen.text });
  }
  async function send() {
    setBusy(true);
    try {
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(draft) };
      const response = await fetch(`/api/quote-requests/${id}/answers`, request);
      if (!response.ok) throw new Error(((await response.json()) as Partial<RefusedAnswer>).message);
      toast.success(text('sent'));
      change(undefined);
      router.refresh();
    } catch (error) {
      // A failed connection has an English message of the browser.
      toast.error(error instanceof TypeError || !(error instanceof Error && error.message) ? text('notSent') : error.message);
    } finally {
      setBusy(false);
    }
  }
  const after =
    template && (status === 'new' || (status === 'answered' && template.statusAfter === 'offered')) && template.statusAfter;
  return (
    <section className="plantsoen-quotes-answer">
      <h3>
        {text('answer')} <a href="/admin/collections/quoteTemplates">{text('editTemplates')}</a>
      </h3>
      {email === null && <div className="plantsoen-task-note">{text('noAddress')}</div>}
      {templates.length === 0 && <div className="plantsoen-task-note">{text('noTemplates')}</div>}
      <label>
        {text('template')}
        <select
          id="request-template"
          value={draft?.templateId ?? ''}
          disabled={email === null || templates.length === 0}
          onChange={({ target }) => choose(Number(target.value))}
        >
          <option value="">{text('chooseTemplate')}</option>
          {templates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {draft && parts && (
        <>
          <label>
            {text('subject')}
            <input
              value={draft.subject}
              maxLength={answerLimits.subject}
              onChange={({ target }) => change({ ...draft, subject: target.value })}
            />
          </label>
          <label>
            {text('text')}
            <textarea
              rows={8}
              value={draft.text}
              maxLength={answerLimits.text}
              onChange={({ target }) => change({ ...draft, text: target.value })}
            />
          </label>
          <AnswerPreview {...{ parts, email: email ?? '', language }} />
          {missing.length > 0 && (
            <div role="alert" className="plantsoen-overdue">
              {text('missing')} {missing.join(', ')}
            </div>
          )}
          <div className="plantsoen-task-note">
            {hasLines && `${text('attachment')}, ${text(template?.hasPrices ? 'withPrices' : 'withoutPrices')}. `}
            {after && `${text('becomes')} ${labelFor({ i18n }, statusLabels[after])}`}
          </div>
          <Button margin={false} disabled={isBusy || missing.length > 0 || !template} onClick={send}>
            {text('send')}
          </Button>
        </>
      )}
    </section>
  );
}
