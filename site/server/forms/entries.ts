import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { PostedEntry } from './body.ts';

const keyForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The first text under a name in what was posted. */
export function textIn(entries: readonly PostedEntry[], name: string): string | undefined {
  for (const [given, value] of entries) if (given === name && typeof value === 'string') return value;
  return undefined;
}

/** How a form is sent, beside what was filled in: an argument of its mutation. */
export type Sending = {
  key: string | undefined;
  csrfToken: string | undefined;
  timeToken: string | undefined;
  captchas: { name: string; value: string }[];
  honeypot: string | undefined;
  uri: string;
};

/** Reads how a form was sent from the page at a uri; it may be sent by the answers of these captchas. */
export function sendingIn(entries: readonly PostedEntry[], captchas: readonly { name: string }[], uri: string): Sending {
  // No token has anything in it that cannot be printed: with it they are wrong, not the API's failure.
  const text = (name: string) => cleanLine(textIn(entries, name) ?? '') || undefined;
  const key = text(formNames.sendingKey);
  return {
    key: key && keyForm.test(key) ? key : undefined,
    csrfToken: text(formNames.csrfToken),
    timeToken: text(formNames.timeToken),
    captchas: captchas.flatMap(({ name }) => {
      const value = text(name);
      return value === undefined ? [] : [{ name, value }];
    }),
    honeypot: text(formNames.honeypot),
    uri,
  };
}
