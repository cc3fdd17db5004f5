import { createContext, type ReactNode } from 'react';
import type { FormAnswer } from './posted-form.ts';

/** Additions of a page to its form. */
export type FormExtension = {
  /** Whether the page shows the number of the submission itself. */
  showsNumber?: boolean;
  /** Additional inputs, submitted with those of the form. */
  inputs?: ReactNode;
  /** Returns texts for the fields with these handles, which the browser fills in after hydration unless they have a value. */
  known?(handles: readonly string[]): Readonly<Record<string, string>>;
  /** Called in the browser when the form is sent. `onAnswer` gets the answer. */
  onSend?(): void;
  onAnswer?(answer: FormAnswer): void;
};

/** Set by a page around its blocks. A quote request submits the quotation list with its form, and clears the list afterwards. */
export const FormExtensionContext = createContext<FormExtension>({});
