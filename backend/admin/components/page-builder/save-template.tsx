'use client';

import { Button, toast, useConfig, useForm, useTranslation } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { limits } from '../../../src/platform/payload/limits.ts';
import { pickerLabels as labels } from './picker-labels.ts';

type Refusal = { errors?: { data?: { errors?: { label?: string; message: string }[] } }[] };

/** Returns a sentence per invalid field, which names its block. */
async function invalidFields(response: Response): Promise<string[]> {
  const refusal: Refusal = await response.json().catch(() => ({}));
  const fields = refusal.errors?.flatMap(({ data }) => data?.errors ?? []) ?? [];
  return fields.map(({ label, message }) => (label ? `${label}: ${message}` : message));
}

/** Renders the dialog that stores the blocks of the form as a template. */
export function SaveTemplate({ path, onClose }: { path: string; onClose: () => void }) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const { getFields } = useForm();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  useEffect(() => dialog.current?.showModal(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setProblem(undefined);
    try {
      const blocks = reduceFieldsToValues(getFields(), true)[path];
      const response = await fetch(`${api}/page-templates`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title, blocks }),
      });
      if (!response.ok) return setProblem([text('saveFailed'), ...(await invalidFields(response))].join(' '));
      toast.success(text('saved'));
      dialog.current?.close();
    } catch {
      setProblem(text('saveFailed'));
    }
  }

  return (
    <dialog ref={dialog} className="plantsoen-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{text('saveTemplate')}</h2>
      <p id={`${id}-hint`}>{text('templateHint')}</p>
      <form onSubmit={save}>
        <label className="field-label" htmlFor={id}>
          {text('templateName')}
        </label>
        <input
          id={id}
          className="plantsoen-input"
          required
          maxLength={limits.title}
          value={title}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTitle(event.target.value)}
        />
        <p role="alert" className="plantsoen-warning">
          {problem}
        </p>
        <div className="plantsoen-dialog-buttons">
          <Button type="submit">{text('save')}</Button>
          <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            {text('cancel')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
