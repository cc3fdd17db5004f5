'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { limits } from '../../../src/platform/payload/limits.ts';
import { quotesLabels as labels } from './quotes-labels.ts';
import { useRequestUpdate } from './use-request-update.ts';

/** Notes that are not saved yet, by request: an editor may open another request meanwhile. */
const drafts = new Map<number, string>();

/** Renders the notes of a request, which only colleagues see. */
export function RequestNotes({ id, notes }: { id: number; notes: string }) {
  const { i18n } = useTranslation();
  const { update, notice } = useRequestUpdate(id);
  const [typed, setTyped] = useState(() => drafts.get(id) ?? notes);
  function change(value: string) {
    if (value === notes) drafts.delete(id);
    else drafts.set(id, value);
    setTyped(value);
  }
  async function save() {
    if (await update({ notes: typed })) drafts.delete(id);
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
