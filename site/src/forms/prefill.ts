import { shownFields } from '@plantsoen/form-rules/conditions.ts';
import { type FormField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { limits } from '@plantsoen/form-rules/limits.ts';
import type { FormContent } from './form-content.ts';
import { readForm } from './read-form.ts';

/** The kinds of field that a link may fill in: what a visitor sees and can change, and nothing that is agreed to or uploaded. */
const fillable: ReadonlySet<FormField['type']> = new Set([
  'Checkboxes',
  'Dropdown',
  'Radio',
  'SingleLineText',
  'MultiLineText',
  'Email',
  'Number',
]);
const longest = 200;

/** What an option is called that stands for whatever is not among the options; another field asks for its name. */
const other = 'other';

/**
 * What a link says by the handles of fields: `?samples=ral-7016&samples=oak`. A text is short and of one line; of choices none but the options
 * count, and what a field does not offer is the `other` that it may have. Pages of a cache are the same for all: only the browser asks for this.
 */
export function prefilled(form: FormContent, search: string): ReadonlyMap<string, readonly string[]> {
  const given = new URLSearchParams(search);
  const fields = fieldsOf(form).filter(({ visibility, type }) => visibility === 'visible' && fillable.has(type));
  const found = fields.map((field) => {
    const texts = given.getAll(field.handle).filter(isShort).slice(0, limits.choices);
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

const isShort = (text: string) => text !== '' && text.length <= longest && !/\p{Cc}/u.test(text);

/**
 * Fills a form in with what a link says, and answers whether it says anything. What the visitor has filled in already stays; a text is
 * filled in where its field is there once choices are made.
 */
export function prefill(form: FormContent, element: HTMLFormElement, search: string): boolean {
  const given = prefilled(form, search);
  if (given.size === 0) return false;
  const inputs = [...element.querySelectorAll<Input>('input, select, textarea')].filter(({ name }) => given.has(name));
  const texts = (input: Input) => given.get(input.name) ?? [];
  for (const input of inputs) choose(input, texts(input));
  const shown = new Map(shownFields(form, readForm(form, element)).map((field) => [field.handle, field]));
  for (const input of inputs) {
    const field = shown.get(input.name);
    if (field && isText(input)) input.value = filledIn(input, texts(input)[0] ?? '', namesOther(field));
  }
  return true;
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

/** Whether a field asks for the name of what is not among the options: a second one that is picked is added to the first. */
const namesOther = ({ enableConditions, conditions }: FormField) =>
  enableConditions && Boolean(conditions?.rules.some(({ value }) => value === other));

function filledIn({ value, maxLength }: TextInput, text: string, adds: boolean): string {
  if (value === '') return maxLength < 0 ? text : text.slice(0, maxLength);
  const both = `${value}, ${text}`;
  const fits = maxLength < 0 || both.length <= maxLength;
  return adds && fits && !value.toLowerCase().includes(text.toLowerCase()) ? both : value;
}
