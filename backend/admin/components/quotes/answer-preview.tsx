'use client';

import { useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { FilledPart } from '../../../src/quotation/requests/fill-template.ts';
import { quotesLabels as labels } from './quotes-labels.ts';

type Props = {
  parts: { subject: readonly FilledPart[]; text: readonly FilledPart[] };
  email: string;
  /** Language of the visitor. */
  language: string;
};

/** Renders the email as the visitor gets it: filled-in values are tinted, missing ones are marked. */
export function AnswerPreview({ parts, email, language }: Props) {
  const { i18n } = useTranslation();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <div className="plantsoen-quotes-preview">
      <h4>{text('preview')}</h4>
      <div>
        <span className="plantsoen-task-note">{text('to')}</span> {email} <span className="plantsoen-task-note">{language}</span>
      </div>
      <div lang={language}>
        <span className="plantsoen-task-note" lang={i18n.language}>
          {text('subject')}
        </span>{' '}
        <FilledTemplate parts={parts.subject} />
      </div>
      <div lang={language} className="plantsoen-quotes-text">
        <FilledTemplate parts={parts.text} />
      </div>
    </div>
  );
}

const marks = { value: 'plantsoen-filled', missing: 'plantsoen-missing' } as const;

function FilledTemplate({ parts }: { parts: readonly FilledPart[] }) {
  return parts.map(({ kind, text }, place) =>
    kind === 'text' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
      <mark key={place} className={marks[kind]}>
        {text}
      </mark>
    ),
  );
}
