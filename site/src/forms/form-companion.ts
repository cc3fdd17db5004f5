import { createContext, type ReactNode } from 'react';
import type { FormAnswer } from './posted-form.ts';

/** What a page adds to the form that stands on it. */
export type FormCompanion = {
  /** Further inputs, sent along with the form's own. */
  inputs?: ReactNode;
  /** What the visitor has told elsewhere, by the handles of fields: it stands in the form to begin with, once a browser shows it. */
  known?(): Readonly<Record<string, string>>;
  /** Called in the browser as the form is sent, and with the answer. */
  onSend?(): void;
  onAnswer?(answer: FormAnswer): void;
};

/** Given by a page around its blocks: the list of a quote request goes with its form, and is emptied once that has been sent. */
export const FormCompanionContext = createContext<FormCompanion>({});
