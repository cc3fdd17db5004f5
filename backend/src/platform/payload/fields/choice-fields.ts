import { type LocaleCode, locales } from '@plantsoen/contract/locales.ts';
import type { CheckboxField, SelectField } from 'payload';
import type { Label } from '../label.ts';

/** Returns a checkbox; off by default. */
export function checkbox(
  name: string,
  label: Label,
  options: { description?: Label; sidebar?: boolean; readOnly?: boolean; on?: boolean; localized?: boolean } = {},
): CheckboxField {
  const { description, sidebar, readOnly, on = false, localized } = options;
  return {
    name,
    type: 'checkbox',
    label,
    ...(localized && { localized }),
    defaultValue: on,
    admin: { description, readOnly, ...(sidebar && { position: 'sidebar' as const }) },
  };
}

/** Returns a select field with one choice of a fixed list. */
export function choice<Value extends string>(
  name: string,
  label: Label,
  choices: Record<Value, Label>,
  options: { required?: boolean; initial?: NoInfer<Value>; description?: Label; sidebar?: boolean; width?: string } = {},
): SelectField {
  const { required, initial, description, sidebar, width } = options;
  return {
    name,
    type: 'select',
    label,
    required,
    defaultValue: initial,
    options: Object.entries<Label>(choices).map(([value, optionLabel]) => ({ value, label: optionLabel })),
    admin: { description, width, ...(sidebar && { position: 'sidebar' as const }) },
  };
}

/** Names of the languages of the content, each in itself. */
export const languageNames = Object.fromEntries(
  locales.map(({ code, name }) => [code, { nl: name, en: name, de: name }]),
) as Record<LocaleCode, Label>;

/** Returns a select field with the sites, by language. */
export function site(options: { initial?: LocaleCode; description?: Label; sidebar?: boolean } = {}): SelectField {
  return choice('site', { nl: 'Website', en: 'Website', de: 'Website' }, languageNames, { ...options, required: true });
}
