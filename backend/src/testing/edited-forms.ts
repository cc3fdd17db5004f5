import { type Payload, ValidationError } from 'payload';

type Field = Record<string, unknown>;

/** A field that is chosen from, and one that is agreed to. */
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

/** How somebody who may do everything writes forms. */
export const asEditor = { collection: 'forms', overrideAccess: true, depth: 0 } as const;

/** What an editor writes: a form of one page, a field to a row. */
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

/** The fields of a form, as it is stored or answered. */
export const fieldsIn = (form: object): Field[] =>
  (form as { pages: { rows: { fields: Field[] }[] }[] }).pages.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields));

/** What an editor is told, and where, who saves this in a language of the admin. */
export async function faultsOf(work: (req: object) => Promise<unknown>, language = 'nl') {
  const error = await work({ i18n: { language, t: (key: string) => key }, t: (key: string) => key }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationError)) throw new Error(`no refusal, but ${error}`);
  return error.data.errors.map(({ path, message }) => [path, message]);
}
