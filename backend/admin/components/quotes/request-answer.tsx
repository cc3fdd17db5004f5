'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { RefusedAnswer } from '../../../src/quotation/requests/answer-endpoints.ts';
import { answerLimits } from '../../../src/quotation/requests/answer-input.ts';
import { type RequestValues, withAttachment } from '../../../src/quotation/requests/attachment-words.ts';
import { fillTemplate, missingPlaceholders } from '../../../src/quotation/requests/fill-template.ts';
import { type RequestStatus, statusLabels } from '../../../src/quotation/requests/request-status.ts';
import { AnswerAttachments } from './answer-attachments.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { quotesLabels as labels } from './quotes-labels.ts';
import { TemplateSelect } from './template-select.tsx';
import { useAnswerDraft } from './use-answer-draft.ts';

/** Template with its text in the visitor's language. */
export type Template = {
  id: number;
  name: string;
  subject: string;
  text: string;
  statusAfter: RequestStatus;
  hasPrices: boolean;
};

type Props = {
  id: number;
  templates: readonly Template[];
  values: RequestValues;
  email: string | null;
  status: RequestStatus;
  /** Whether the request has a list, which can be attached as a PDF. */
  hasLines: boolean;
  language: LocaleCode;
};

/**
 * Renders the answer to the visitor: a template, its texts, and a preview with the filled-in values. An unsent text stays while another
 * request is open, and after a reload.
 */
export function RequestAnswer({ id, templates, values, email, status, hasLines, language }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const { draft, file, change, close, finish } = useAnswerDraft(id);
  const [isBusy, setBusy] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const template = templates.find((one) => one.id === draft?.templateId);
  const isListed = hasLines && draft?.withList === true;
  const filled = template && withAttachment(values, language, { template, hasFile: draft?.file !== null, hasList: isListed });
  const parts = draft && filled && { subject: fillTemplate(draft.subject, filled), text: fillTemplate(draft.text, filled) };
  const missing = parts ? [...new Set([...missingPlaceholders(parts.subject), ...missingPlaceholders(parts.text)])] : [];

  function choose(templateId: number) {
    const chosen = templates.find((one) => one.id === templateId);
    if (!chosen) return close();
    const { subject, text } = chosen;
    change({ key: crypto.randomUUID(), templateId, subject, text, file, withList: draft?.withList ?? true });
  }
  async function send() {
    setBusy(true);
    try {
      const { file: _, ...answer } = draft ?? {};
      const body = new FormData();
      body.set('answer', JSON.stringify(answer));
      if (file) body.set('file', file);
      const response = await fetch(`/api/quote-requests/${id}/answers`, { method: 'POST', body });
      if (!response.ok) throw new Error(((await response.json()) as Partial<RefusedAnswer>).message);
      toast.success(text('sent'));
      finish();
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
      <TemplateSelect
        templates={templates}
        chosen={draft?.templateId}
        isDisabled={email === null || templates.length === 0}
        isTyped={draft !== undefined && (draft.subject !== template?.subject || draft.text !== template?.text)}
        onChoose={choose}
      />
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
          <AnswerAttachments
            documents={draft}
            hasLines={hasLines}
            hasPrices={template?.hasPrices === true}
            isQuote={template?.statusAfter === 'offered'}
            onChange={(documents) => change({ ...draft, ...documents })}
          />
          <div className="plantsoen-task-note">{after && `${text('becomes')} ${labelFor({ i18n }, statusLabels[after])}`}</div>
          <Button margin={false} disabled={isBusy || missing.length > 0 || !template} onClick={send}>
            {text('send')}
          </Button>
        </>
      )}
    </section>
  );
}
