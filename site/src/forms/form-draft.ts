import { type FormField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import type { FieldContent, FormContent } from './form-content.ts';

/** Unsent values of a form, in the session storage of the tab. */
type Typed = {
  /** Index of the visible form page, from 0. */
  page: number;
  /** Query of the link that led to the form. A link fills the form only once. */
  search: string;
  entries: readonly (readonly [name: string, value: string])[];
};

/** Returns the storage key. The same form on another page has its own values, because it concerns something else. */
const keyOf = ({ handle }: Pick<FormContent, 'handle'>) => `typed ${location.pathname} ${handle}`;

/** Whether a field is stored. Hidden and encrypted fields are not, because the next user of the browser can read its storage. */
function isKept({ type, visibility, enableContentEncryption }: FieldContent): boolean {
  return type !== 'Hidden' && type !== 'FileUpload' && visibility === 'visible' && !enableContentEncryption;
}

const handleOf = (name: string): FormField['handle'] => name.split('.', 1)[0] ?? '';

/**
 * Stores the values of a form, so that they are restored when the visitor returns to its page. Does nothing if storage is blocked
 * or full.
 */
export function saveDraft(form: FormContent, element: HTMLFormElement, page: number): void {
  const stored = new Set((fieldsOf(form) as FieldContent[]).filter(isKept).map(({ handle }) => handle));
  const entries = [...new FormData(element)].flatMap(([name, value]) =>
    typeof value === 'string' && stored.has(handleOf(name)) ? [[name, value] as const] : [],
  );
  const typed: Typed = { page, search: location.search, entries };
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
  } catch {
    // The values remain in the form until the page is closed.
  }
}

/** Deletes the stored values of a submitted form. */
export function deleteDraft(form: Pick<FormContent, 'handle'>): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Blocked storage contains no values.
  }
}

/**
 * Restores the stored values of a form, and returns its stored page and query. Values that have been entered since are not
 * replaced. Returns undefined if nothing is stored.
 */
export function restoreDraft(form: FormContent, element: HTMLFormElement): Pick<Typed, 'page' | 'search'> | undefined {
  const typed = readTyped(form);
  if (!typed) return undefined;
  const stored = new Set((fieldsOf(form) as FieldContent[]).filter(isKept).map(({ handle }) => handle));
  for (const input of element.querySelectorAll<Input>('input, select, textarea')) {
    if (!input.name || !stored.has(handleOf(input.name))) continue;
    fillIn(
      input,
      typed.entries.filter(([name]) => name === input.name).map(([, value]) => value),
    );
  }
  return { page: Math.min(Math.max(0, Math.trunc(typed.page)), form.pages.length - 1), search: typed.search };
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fillIn(input: Input, values: readonly string[]): void {
  if (input instanceof HTMLSelectElement) {
    const isTouched = [...input.options].some(
      ({ selected, defaultSelected }, place) => selected !== defaultSelected && place > 0,
    );
    if (!isTouched) for (const option of input.options) option.selected = values.includes(option.value);
  } else if (/^(checkbox|radio)$/.test(input.type)) {
    const box = input as HTMLInputElement;
    if (box.checked === box.defaultChecked) box.checked = values.includes(box.value);
  } else if (input.value === input.defaultValue) {
    input.value = values[0] ?? '';
  }
}

function readTyped(form: FormContent): Typed | undefined {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return isTyped(typed) ? typed : undefined;
  } catch {
    return undefined;
  }
}

function isTyped(value: unknown): value is Typed {
  if (typeof value !== 'object' || value === null) return false;
  const { page, search, entries } = value as Partial<Record<keyof Typed, unknown>>;
  const isEntry = (entry: unknown) => Array.isArray(entry) && entry.every((text) => typeof text === 'string');
  return typeof page === 'number' && typeof search === 'string' && Array.isArray(entries) && entries.every(isEntry);
}
