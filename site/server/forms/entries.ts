import { cleanLine } from '@plantsoen/form-rules/clean-text.ts';
import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { PostedEntry } from './body.ts';

const keyForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the first text under a name in the posted entries, or undefined. */
export function textIn(entries: readonly PostedEntry[], name: string): string | undefined {
  for (const [given, value] of entries) if (given === name && typeof value === 'string') return value;
  return undefined;
}

/** Metadata of a submission beside its values: an argument of the mutation. */
export type AttemptMetadata = {
  key: string | undefined;
  csrfToken: string | undefined;
  timeToken: string | undefined;
  captchas: { name: string; value: string }[];
  honeypot: string | undefined;
  uri: string;
};

/** Tokens contain only printable characters. Removing others makes the token invalid instead of failing the API. */
const tokenIn = (entries: readonly PostedEntry[], name: string) => cleanLine(textIn(entries, name) ?? '') || undefined;

/** Returns the tokens that authorise a submission, if present. */
export function formPass(entries: readonly PostedEntry[]): Pick<AttemptMetadata, 'csrfToken' | 'timeToken'> {
  return { csrfToken: tokenIn(entries, formNames.csrfToken), timeToken: tokenIn(entries, formNames.timeToken) };
}

/** Reads the metadata of a submission from the page at a uri, with the answers of the given captchas. */
export function readAttemptMetadata(
  entries: readonly PostedEntry[],
  captchas: readonly { name: string }[],
  uri: string,
): AttemptMetadata {
  const text = (name: string) => tokenIn(entries, name);
  const key = text(formNames.idempotencyKey);
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
