'use client';

import { useEffect, useState } from 'react';
import type { AnswerInput } from '../../../src/quotation/requests/answer-input.ts';
import type { AnswerDocuments } from './answer-attachments.tsx';
import { readDraft, writeDraft } from './unsent-draft.ts';

export type AnswerDraft = Omit<AnswerInput, 'withList'> & AnswerDocuments;

/** Own documents of unsent answers, by request. They cannot be stored with the text. */
const files = new Map<number, AnswerDraft['file']>();

/** Returns the unsent answer to a request, which stays while another request is open, and after a reload. */
export function useAnswerDraft(id: number) {
  const [draft, setDraft] = useState<AnswerDraft>();
  useEffect(() => {
    const stored = readDraft<Omit<AnswerDraft, 'file'>>('answer', id);
    if (stored) setDraft({ ...stored, file: files.get(id) ?? null });
  }, [id]);
  function change({ file, ...texts }: AnswerDraft) {
    files.set(id, file);
    writeDraft('answer', id, texts);
    setDraft({ ...texts, file });
  }
  /** Closes the answer. Its document stays for another template. */
  function close() {
    writeDraft('answer', id, undefined);
    setDraft(undefined);
  }
  function finish() {
    files.delete(id);
    close();
  }
  return { draft, file: draft?.file ?? files.get(id) ?? null, change, close, finish };
}
