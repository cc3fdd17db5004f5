'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { answerErrors } from '../../../src/quotation/requests/answer-errors.ts';
import { answerLimits } from '../../../src/quotation/requests/answer-input.ts';
import { quotesLabels as labels } from './quotes-labels.ts';

/** PDFs of an answer: an own one, and whether the list of the request is attached. */
export type AnswerDocuments = { file: File | null; withList: boolean };

type Props = {
  documents: AnswerDocuments;
  hasLines: boolean;
  hasPrices: boolean;
  /** Whether the template is for quotes. */
  isQuote: boolean;
  onChange: (documents: AnswerDocuments) => void;
};

/** Renders the choice of the attached PDFs. An own one replaces the list, which can be attached beside it. */
export function AnswerAttachments({ documents: { file, withList }, hasLines, hasPrices, isQuote, onChange }: Props) {
  const { i18n } = useTranslation();
  const [problem, setProblem] = useState<'fileSize' | 'fileType'>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const found = chosen.size > answerLimits.file ? 'fileSize' : /\.pdf$/i.test(chosen.name) ? undefined : 'fileType';
    setProblem(found);
    if (!found) onChange({ file: chosen, withList: false });
  }
  return (
    <fieldset className="plantsoen-quotes-attachments">
      <legend>{text('attachments')}</legend>
      {file ? (
        <div>
          {file.name}{' '}
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onChange({ file: null, withList: true })}>
            {text('removeFile')}
          </Button>
        </div>
      ) : (
        <label>
          {text('ownPdf')}
          <input type="file" accept="application/pdf,.pdf" onChange={({ target }) => choose(target.files?.[0])} />
        </label>
      )}
      {problem && (
        <div role="alert" className="plantsoen-overdue">
          {labelFor({ i18n }, answerErrors[problem])}
        </div>
      )}
      {hasLines && (
        <label className="plantsoen-quotes-listed">
          <input type="checkbox" checked={withList} onChange={({ target }) => onChange({ file, withList: target.checked })} />
          {text('listAttached')}, {text(hasPrices ? 'withPrices' : 'withoutPrices')}
        </label>
      )}
      {file && hasLines && !withList && <div className="plantsoen-task-note">{text('listReplaced')}</div>}
      {!file && isQuote && <div className="plantsoen-task-note">{text('noQuote')}</div>}
    </fieldset>
  );
}
