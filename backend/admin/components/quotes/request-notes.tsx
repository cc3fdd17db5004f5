'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { limits } from '../../../src/platform/payload/limits.ts';
import { quotesLabels as labels } from './quotes-labels.ts';
import { readDraft, writeDraft } from './unsent-draft.ts';
import { useRequestUpdate } from './use-request-update.ts';

/** Renders the notes of a request, which only colleagues see. Unsaved ones stay while another request is open, and after a reload. */
export function RequestNotes({ id, notes }: { id: number; notes: string }) {
  const { i18n } = useTranslation();
  const { update, notice } = useRequestUpdate(id);
  const [typed, setTyped] = useState(notes);
  useEffect(() => {
    const draft = readDraft<string>('notes', id);
    if (draft !== undefined) setTyped(draft);
  }, [id]);
  function change(value: string) {
    writeDraft('notes', id, value === notes ? undefined : value);
    setTyped(value);
  }
  async function save() {
    if (await update({ notes: typed })) writeDraft('notes', id, undefined);
  }
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <section className="plantsoen-quotes-notes">
      <h3 id="request-notes">
        {text('notes')} <small>{text('notesHint')}</small>
      </h3>
      <textarea
        aria-labelledby="request-notes"
        rows={3}
        value={typed}
        maxLength={limits.richText}
        onChange={({ target }) => change(target.value)}
      />
      <Button buttonStyle="secondary" size="small" margin={false} disabled={typed === notes} onClick={save}>
        {text('save')}
      </Button>{' '}
      <span role="status" className="plantsoen-task-note">
        {typed === notes && notice}
      </span>
    </section>
  );
}
