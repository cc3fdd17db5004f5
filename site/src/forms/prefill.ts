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
 * Fills in what a link says by the handles of fields: `?samples=ral-7016&samples=oak`. Choices must be among the options, a text is short
 * and of one line; what the visitor has filled in already stays. Pages of a cache are the same for all, so that only the browser does this.
 */
export function prefill(form: FormContent, element: HTMLFormElement, search: string): void {
  const given = new URLSearchParams(search);
  for (const field of fieldsOf(form)) {
    if (field.visibility !== 'visible' || !fillable.has(field.type) || !given.has(field.handle)) continue;
    const texts = given.getAll(field.handle).slice(0, limits.choices);
    for (const input of inputsOf(element, field.handle)) fillIn(input, texts);
  }
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function inputsOf(element: HTMLFormElement, handle: string): Input[] {
  return [...element.querySelectorAll<Input>('input, select, textarea')].filter(({ name }) => name === handle);
}

function fillIn(input: Input, texts: readonly string[]): void {
  if (input instanceof HTMLSelectElement) {
    if (input.value !== '') return;
    for (const option of input.options) if (option.value !== '' && texts.includes(option.value)) option.selected = true;
  } else if (input instanceof HTMLInputElement && /^(checkbox|radio)$/.test(input.type)) {
    if (texts.includes(input.value)) input.checked = true;
  } else if (input.value === '') {
    const [text = ''] = texts;
    if (text.length <= longest && !/\p{Cc}/u.test(text)) input.value = text;
  }
}
