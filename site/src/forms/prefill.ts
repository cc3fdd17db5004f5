import { type FormField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { limits } from '@plantsoen/form-rules/limits.ts';
import type { FormContent } from './form-content.ts';

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

/**
 * What a link says by the handles of fields: `?samples=ral-7016&samples=oak`. A text is short and of one line; of choices none but the options
 * count, and what a field does not offer is the `other` that it may have. Pages of a cache are the same for all: only the browser asks for this.
 */
export function prefilled(form: FormContent, search: string): ReadonlyMap<string, readonly string[]> {
  const given = new URLSearchParams(search);
  const fields = fieldsOf(form).filter(({ visibility, type }) => visibility === 'visible' && fillable.has(type));
  const found = fields.map((field) => {
    const texts = given.getAll(field.handle).filter(isShort).slice(0, limits.choices);
    return [field.handle, texts.length > 0 && 'options' in field ? offered(field.options, texts) : texts] as const;
  });
  return new Map(found.filter(([, texts]) => texts.length > 0));
}

function offered(options: readonly { value: string }[], texts: readonly string[]): readonly string[] {
  const values = options.map(({ value }) => value);
  const known = texts.filter((text) => values.includes(text));
  return known.length > 0 ? known : values.filter((value) => value === 'other');
}

const isShort = (text: string) => text !== '' && text.length <= longest && !/\p{Cc}/u.test(text);

/** Fills a form in with what a link says; what the visitor has filled in already stays. */
export function prefill(form: FormContent, element: HTMLFormElement, search: string): void {
  const given = prefilled(form, search);
  if (given.size === 0) return;
  for (const input of element.querySelectorAll<Input>('input, select, textarea')) {
    const texts = given.get(input.name);
    if (texts) fillIn(input, texts);
  }
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fillIn(input: Input, texts: readonly string[]): void {
  if (input instanceof HTMLInputElement && /^(checkbox|radio)$/.test(input.type)) {
    if (texts.includes(input.value)) input.checked = true;
  } else if (input.value !== '') {
    return;
  } else if (input instanceof HTMLSelectElement) {
    for (const option of input.options) if (option.value !== '' && texts.includes(option.value)) option.selected = true;
  } else {
    input.value = texts[0] ?? '';
  }
}
