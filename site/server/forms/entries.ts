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

/** No token has anything in it that cannot be printed: with it they are wrong, not the API's failure. */
const tokenIn = (entries: readonly PostedEntry[], name: string) => cleanLine(textIn(entries, name) ?? '') || undefined;

/** The tokens by which a form may be sent, as far as they have come. */
export function formPass(entries: readonly PostedEntry[]): Pick<Sending, 'csrfToken' | 'timeToken'> {
  return { csrfToken: tokenIn(entries, formNames.csrfToken), timeToken: tokenIn(entries, formNames.timeToken) };
}

/** Reads how a form was sent from the page at a uri; it may be sent by the answers of these captchas. */
export function sendingIn(entries: readonly PostedEntry[], captchas: readonly { name: string }[], uri: string): Sending {
  const text = (name: string) => tokenIn(entries, name);
  const key = text(formNames.sendingKey);
  return {
    key: key && keyForm.test(key) ? key : undefined,
    ...formPass(entries),
    captchas: captchas.flatMap(({ name }) => {
      const value = text(name);
      return value === undefined ? [] : [{ name, value }];
    }),
    honeypot: text(formNames.honeypot),
    uri,
  };
}
