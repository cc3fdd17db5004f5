import { countWords, withinWords } from '@plantsoen/form-rules/count-words.ts';
import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import { type FormField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { wordLimit } from '@plantsoen/form-rules/limits.ts';
import { readValues } from '@plantsoen/form-rules/read-values.ts';
import type { FormContent } from './form-content.ts';

/**
 * Returns the values of the inputs. Browsers return no value for an invalid number, so it becomes '?', which the rules reject.
 */
export function readForm(form: FormContent, element: HTMLFormElement): FormValues {
  const values = readValues(fieldsOf(form), new FormData(element));
  const numbers = [...element.querySelectorAll<HTMLInputElement>('input[type="number"]')];
  const unreadable = numbers.filter(({ validity }) => validity.badInput).map(({ name }) => [name, '?']);
  return { ...values, ...Object.fromEntries(unreadable) };
}

/** Removes the words beyond the limit while the visitor types (FRM-09). The caret stays in place. */
export function stopAtWordLimit(field: FormField, input: HTMLInputElement | HTMLTextAreaElement): void {
  const limit = wordLimit(field);
  if (limit === null || countWords(input.value) <= limit) return;
  const { selectionStart } = input;
  input.value = withinWords(input.value, limit);
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionStart);
}

/** Returns the field that an input belongs to, or undefined. */
export function fieldOf(form: FormContent, input: Element): FormField | undefined {
  const handle = input.closest<HTMLElement>('[data-field]')?.dataset.field;
  return fieldsOf(form).find((field) => field.handle === handle);
}
