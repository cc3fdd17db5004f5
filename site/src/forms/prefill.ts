import { shownFields } from '@plantsoen/form-rules/conditions.ts';
import { type FormField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { limits } from '@plantsoen/form-rules/limits.ts';
import type { FormContent } from './form-content.ts';
import { readForm } from './read-form.ts';

/** Types of fields that a link may fill: visible and editable ones, but no agreements and no uploads. */
const fillable: ReadonlySet<FormField['type']> = new Set([
  'Checkboxes',
  'Dropdown',
  'Radio',
  'SingleLineText',
  'MultiLineText',
  'Email',
  'Number',
]);
const maxLength = 200;

/** Value of the option for anything that is not in the list. Another field takes its name. */
const other = 'other';

/**
 * Returns the values of a link by field handle, for example `?samples=ral-7016&samples=oak`. Texts are limited to one short line.
 * A value that is not an option becomes the option `other`, if there is one. The browser reads the link, because cached pages are
 * the same for all visitors.
 */
export function prefilled(form: FormContent, search: string): ReadonlyMap<string, readonly string[]> {
  const parameters = new URLSearchParams(search);
  const fields = fieldsOf(form).filter(({ visibility, type }) => visibility === 'visible' && fillable.has(type));
  const found = fields.map((field) => {
    const texts = parameters.getAll(field.handle).filter(isShort).slice(0, limits.choices);
    return [field.handle, texts.length > 0 && 'options' in field ? offered(field, texts) : texts] as const;
  });
  return new Map(found.filter(([, texts]) => texts.length > 0));
}

type Offering = { options: readonly { value: string }[]; limitChoices?: number | null };

function offered({ options, limitChoices }: Offering, texts: readonly string[]): readonly string[] {
  const values = options.map(({ value }) => value);
  const known = texts.filter((text) => values.includes(text)).slice(0, limitChoices ?? undefined);
  return known.length > 0 ? known : values.filter((value) => value === other);
}

const isShort = (text: string) => text !== '' && text.length <= maxLength && !/\p{Cc}/u.test(text);

/**
 * Fills a form with the values of a link. Returns whether the link has any. Values of the visitor are not replaced. Texts are
 * filled after choices, because choices can show further fields.
 */
export function prefill(form: FormContent, element: HTMLFormElement, search: string): boolean {
  const parameters = prefilled(form, search);
  if (parameters.size === 0) return false;
  const inputs = [...element.querySelectorAll<Input>('input, select, textarea')].filter(({ name }) => parameters.has(name));
  const texts = (input: Input) => parameters.get(input.name) ?? [];
  for (const input of inputs) choose(input, texts(input));
  const shown = new Map(shownFields(form, readForm(form, element)).map((field) => [field.handle, field]));
  for (const input of inputs) {
    const field = shown.get(input.name);
    if (field && isText(input)) input.value = filledIn(input, texts(input)[0] ?? '', namesOther(field));
  }
  return true;
}

/** Fills texts by handle into empty visible inputs, also into those that a choice shows later. */
export function prefillTexts(element: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const input of element.querySelectorAll<TextInput>('input:not([type="hidden"]), textarea')) {
    const text = texts[input.name];
    if (text && isText(input)) input.value = filledIn(input, text, false);
  }
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;
type Input = TextInput | HTMLSelectElement;

const isText = (input: Input): input is TextInput =>
  !(input instanceof HTMLSelectElement) && !/^(checkbox|radio)$/.test(input.type);

function choose(input: Input, texts: readonly string[]): void {
  if (input instanceof HTMLSelectElement) {
    if (input.value !== '') return;
    for (const option of input.options) if (option.value !== '' && texts.includes(option.value)) option.selected = true;
  } else if (/^(checkbox|radio)$/.test(input.type) && texts.includes(input.value)) {
    (input as HTMLInputElement).checked = true;
  }
}

/** Whether a field takes the name of an unlisted option. A second name is appended to the first. */
const namesOther = ({ enableConditions, conditions }: FormField) =>
  enableConditions && Boolean(conditions?.rules.some(({ value }) => value === other));

function filledIn({ value, maxLength }: TextInput, text: string, adds: boolean): string {
  if (value === '') return maxLength < 0 ? text : text.slice(0, maxLength);
  const both = `${value}, ${text}`;
  const fits = maxLength < 0 || both.length <= maxLength;
  return adds && fits && !value.toLowerCase().includes(text.toLowerCase()) ? both : value;
}
