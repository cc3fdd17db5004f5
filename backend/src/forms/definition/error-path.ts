import { type CollectionAfterErrorHook, ValidationError } from 'payload';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import type { CheckedForm } from './form-definition-validation.ts';

const words = {
  pages: { nl: 'Pagina', en: 'Page', de: 'Seite' },
  fields: { nl: 'Veld', en: 'Field', de: 'Feld' },
  options: { nl: 'Keuze', en: 'Option', de: 'Auswahl' },
  prefixOptions: { nl: 'Keuze', en: 'Option', de: 'Auswahl' },
  rules: { nl: 'Regel', en: 'Rule', de: 'Regel' },
  retentionExceptions: { nl: 'Andere termijn', en: 'Other retention period', de: 'Andere Frist' },
} as const satisfies Record<string, Label>;

const wordOf = (name: string): Label | undefined => (Object.hasOwn(words, name) ? words[name as keyof typeof words] : undefined);

const nameOf = (item: unknown): string | undefined => {
  const { label, name } = (item ?? {}) as { label?: unknown; name?: unknown };
  const text = label ?? name;
  return typeof text === 'string' && text.trim() ? text : undefined;
};

/** A one as Payload reports it. Its label lists every array on the path. */
type ReportedError = { path: string; label: string };

/**
 * Returns the place of a one in the words of its editor: `Uw gegevens > Telefoon > Technische naam`. Rows have no name. Commas
 * are removed, because the admin splits a list of places at its commas.
 */
export function errorPath(
  form: Partial<CheckedForm>,
  { path, label }: ReportedError,
  req: { i18n: { language: string } },
): string {
  let here: unknown = form;
  let list = '';
  const steps: string[] = [];
  const parts = path.split('.');
  for (const part of parts) {
    here = (here as Record<string, unknown> | null | undefined)?.[part];
    const word = wordOf(list);
    if (word) steps.push(nameOf(here) ?? `${labelFor(req, word)} ${Number(part) + 1}`);
    list = part;
  }
  return [...steps, label.split(' > ').at(-1) ?? ''].join(' > ').replaceAll(',', '');
}

/** Names the labelled by their places for the list in the admin. Payload names a one by every array on its path. */
export const tellPlaces: CollectionAfterErrorHook = ({ error, req, result }) => {
  if (!(error instanceof ValidationError) || !result) return;
  const labelled = error.data.errors.map((one) => {
    const label = errorPath(req.data ?? {}, { path: one.path, label: String(one.label ?? one.path) }, req);
    return { ...one, label };
  });
  const places = labelled.map(({ label }) => label).join(', ');
  const message = `${req.t('error:followingFieldsInvalid', { count: labelled.length })} ${places}`;
  return { response: { errors: [{ name: error.name, message, data: { ...error.data, errors: labelled } }] } };
};
