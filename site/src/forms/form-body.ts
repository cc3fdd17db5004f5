import { formNames } from '@plantsoen/form-rules/field-names.ts';

/** Data submitted with a form in addition to its values. */
export type AttemptFields = {
  key: string | undefined;
  csrfToken: string | undefined;
  /** Captcha answers by name. */
  captchas: readonly (readonly [string, string])[];
};

/** Inputs for submission without scripts. A script sets these names itself. */
const replaced: ReadonlySet<string> = new Set([
  formNames.handle,
  formNames.page,
  formNames.go,
  formNames.idempotencyKey,
  formNames.csrfToken,
  formNames.timeToken,
]);

/** Returns the request body. The handle comes first, because the server must know the form before its files arrive. */
export function bodyOf({ handle }: { handle: string }, data: FormData, { key, csrfToken, captchas }: AttemptFields): FormData {
  const body = new FormData();
  body.append(formNames.handle, handle);
  body.append(formNames.go, 'send');
  if (key) body.append(formNames.idempotencyKey, key);
  if (csrfToken) body.append(formNames.csrfToken, csrfToken);
  for (const [name, value] of captchas) body.append(name, value);
  for (const [name, value] of filledIn(data)) body.append(name, value);
  return body;
}

/** Returns the values as one text, which identifies a submission. */
export function contentOf({ handle }: { handle: string }, data: FormData): string {
  const entries = filledIn(data).map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify([handle, entries]);
}

/** Returns the values, without the empty file of an input in which none was chosen. */
function filledIn(data: FormData): [string, FormDataEntryValue][] {
  return [...data].filter(([name, value]) => !replaced.has(name) && (typeof value === 'string' || value.name !== ''));
}
