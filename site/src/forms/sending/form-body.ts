import { formNames } from '@plantsoen/form-rules/field-names.ts';

/** What goes with a form beside what was filled in. */
export type SendingFields = {
  key: string | undefined;
  csrfToken: string | undefined;
  /** Answers to captchas, by name. */
  captchas: readonly (readonly [string, string])[];
};

/** Inputs of the form that say how far it is, or by what it may be sent without scripts. */
const replaced: ReadonlySet<string> = new Set([
  formNames.handle,
  formNames.page,
  formNames.go,
  formNames.sendingKey,
  formNames.csrfToken,
  formNames.timeToken,
]);

/** The body that sends a form. Its handle comes first, as the server must know the form before its files arrive. */
export function bodyOf({ handle }: { handle: string }, data: FormData, { key, csrfToken, captchas }: SendingFields): FormData {
  const body = new FormData();
  body.append(formNames.handle, handle);
  body.append(formNames.go, 'send');
  if (key) body.append(formNames.sendingKey, key);
  if (csrfToken) body.append(formNames.csrfToken, csrfToken);
  for (const [name, value] of captchas) body.append(name, value);
  for (const [name, value] of filledIn(data)) body.append(name, value);
  return body;
}

/** What was filled in, in one text: the same content is the same sending. */
export function contentOf({ handle }: { handle: string }, data: FormData): string {
  const entries = filledIn(data).map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify([handle, entries]);
}

/** Without the file of an input in which none was chosen. */
function filledIn(data: FormData): [string, FormDataEntryValue][] {
  return [...data].filter(([name, value]) => !replaced.has(name) && (typeof value === 'string' || value.name !== ''));
}
