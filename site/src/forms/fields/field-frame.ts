import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { FieldValue, FormValues } from '@plantsoen/form-rules/form-values.ts';
import { createContext, useContext } from 'react';
import type { FormContent } from '../form-content.ts';

/** The form that a field is part of. */
export type FormFrame = {
  /** Of its element; the ids of its fields begin with it. */
  id: string;
  form: FormContent;
  /** What the form held as it was made: its inputs keep what is typed by themselves. */
  initial: FormValues;
  /** What it holds now. */
  values: FormValues;
  /** Handles of the fields that are there. */
  shown: ReadonlySet<string>;
  problems: readonly FormProblem[];
  /** Tells that a field was changed by a script, and what that has shown to be wrong. */
  changed(handle: string, problems?: readonly FormProblem[]): void;
};

export const FormFrameContext = createContext<FormFrame | undefined>(undefined);

export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('a field stands outside a form');
  return frame;
}

/** The value that the input of a field begins with. */
export function useInitial(handle: string): FieldValue | undefined {
  return useFormFrame().initial[handle];
}

export const fieldId = (formId: string, handle: string, part?: string) => [formId, handle, part].filter(Boolean).join('-');

/** Where the focus goes for a problem: to the input, of several choices to the first. */
export function inputOf(form: HTMLFormElement, { handle, part }: Pick<FormProblem, 'handle' | 'part'>): HTMLElement | null {
  if (handle === null) return null;
  const id = fieldId(form.id, handle, part);
  const place = form.ownerDocument.getElementById(id) ?? form.ownerDocument.getElementById(fieldId(form.id, handle));
  return place?.matches('input, select, textarea') ? place : (place?.querySelector('input, select, textarea') ?? null);
}
