import { type Payload, ValidationError } from 'payload';

type Field = Record<string, unknown>;

/** A dropdown field, and a consent field. */
export const topic = {
  blockType: 'Dropdown',
  handle: 'topic',
  label: 'Onderwerp',
  options: [
    { value: 'offer', label: 'Offerte' },
    { value: 'other', label: 'Anders', isDefault: true },
  ],
};
export const consent = {
  blockType: 'Agree',
  handle: 'consent',
  label: 'Akkoord',
  descriptionHtml: '<p onclick="x()">Ja<script>1</script></p>',
};

/** Options of Payload for writing forms with all permissions. */
export const asEditor = { collection: 'forms', overrideAccess: true, depth: 0 } as const;

/** Returns the input of an editor: a form of one page with one field per row. */
export const formOf = (handle: string | undefined, fields: Field[], more: object = {}) =>
  ({
    handle,
    title: `Formulier ${handle ?? ''}`,
    sites: ['nl', 'de'],
    retentionDays: 30,
    pages: [{ name: 'Pagina', rows: fields.map((field) => ({ fields: [field] })) }],
    ...more,
  }) as never;

export const createForm = (payload: Payload, handle: string | undefined, fields: Field[], more?: object) =>
  payload.create({ ...asEditor, locale: 'nl', data: formOf(handle, fields, more) });

/** Returns the fields of a stored form or of an answer. */
export const fieldsIn = (form: object): Field[] =>
  (form as { pages: { rows: { fields: Field[] }[] }[] }).pages.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields));

/**
 * Returns the validation errors that an editor gets when saving, in a language of the admin. Throws if the work is not refused.
 */
export async function validationErrorsOf(work: (req: object) => Promise<unknown>, language = 'nl') {
  const error = await work({ i18n: { language, t: (key: string) => key }, t: (key: string) => key }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationError)) throw new Error(`expected a refusal, but got ${error}`);
  return error.data.errors.map(({ path, message }) => [path, message]);
}
