import type { FieldValue, FormValues } from '@plantsoen/form-rules/field-values.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { createContext, useContext } from 'react';
import type { FormContent } from '../form-content.ts';

/** The form that contains a field. */
export type FormFrame = {
  /** Id of the form element and prefix of the ids of its fields. */
  id: string;
  form: FormContent;
  /** Initial values. The inputs are uncontrolled. */
  initial: FormValues;
  /** Current values. */
  values: FormValues;
  /** Handles of the visible fields. */
  shown: ReadonlySet<string>;
  problems: readonly FormProblem[];
  /** Reports a change of a field by a script, with the problems it has found. */
  changed(handle: string, problems?: readonly FormProblem[]): void;
};

export const FormFrameContext = createContext<FormFrame | undefined>(undefined);

export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('a field must be inside a form');
  return frame;
}

/** Returns the initial value of a field. */
export function useInitial(handle: string): FieldValue | undefined {
  return useFormFrame().initial[handle];
}

export const fieldId = (formId: string, handle: string, part?: string) => [formId, handle, part].filter(Boolean).join('-');

/** Returns the input to focus for a problem (of several choices the first), or null. */
export function inputOf(form: HTMLFormElement, { handle, part }: Pick<FormProblem, 'handle' | 'part'>): HTMLElement | null {
  if (handle === null) return null;
  const id = fieldId(form.id, handle, part);
  const place = form.ownerDocument.getElementById(id) ?? form.ownerDocument.getElementById(fieldId(form.id, handle));
  return place?.matches('input, select, textarea') ? place : (place?.querySelector('input, select, textarea') ?? null);
}
