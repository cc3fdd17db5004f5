import { type Label, labelFor } from '../platform/payload/label.ts';
import type { CheckedForm } from './form-faults.ts';

const words = {
  pages: { nl: 'Pagina', en: 'Page', de: 'Seite' },
  fields: { nl: 'Veld', en: 'Field', de: 'Feld' },
  options: { nl: 'Keuze', en: 'Option', de: 'Auswahl' },
  prefixOptions: { nl: 'Keuze', en: 'Option', de: 'Auswahl' },
  rules: { nl: 'Regel', en: 'Rule', de: 'Regel' },
  retentionExceptions: { nl: 'Andere termijn', en: 'Other term', de: 'Andere Frist' },
} as const satisfies Record<string, Label>;

const properties = {
  handle: { nl: 'Naam voor de techniek', en: 'Handle', de: 'Technischer Name' },
  conditions: { nl: 'Voorwaarden', en: 'Conditions', de: 'Bedingungen' },
} as const satisfies Record<string, Label>;

const wholeForm: Label = { nl: 'Pagina’s', en: 'Pages', de: 'Seiten' };

const wordOf = (labels: Record<string, Label>, name: string): Label | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;

/** The admin takes a list apart at its commas. */
const nameOf = ({ label, name }: { label?: unknown; name?: unknown }): string | undefined => {
  const text = label ?? name;
  return typeof text === 'string' && text.trim() ? text.replaceAll(',', '') : undefined;
};

/** Where in a form a fault is, as its editor calls the place: `Uw gegevens > Telefoon > Naam voor de techniek`. A row has no name. */
export function faultPlace(form: Partial<CheckedForm>, path: string, req: { i18n: { language: string } }): string {
  let here: unknown = form;
  let list = '';
  const steps: string[] = [];
  for (const part of path.split('.')) {
    here = (here as Record<string, unknown> | null | undefined)?.[part];
    const word = wordOf(words, list);
    const property = wordOf(properties, part);
    if (word) steps.push(nameOf(here ?? {}) ?? `${labelFor(req, word)} ${Number(part) + 1}`);
    else if (property) steps.push(labelFor(req, property));
    list = part;
  }
  return steps.join(' > ') || labelFor(req, wholeForm);
}
