import { type FormField, fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import type { FieldContent, FormContent } from './form-content.ts';

/** What a visitor has typed in a form and not sent, as the session of a browser's tab keeps it. */
type Typed = {
  /** The page of the form that was shown, from 0. */
  page: number;
  /** What the link said that led to the form: it fills a form in once. */
  search: string;
  entries: readonly (readonly [name: string, value: string])[];
};

/** The same form on another page is another one: it asks about something else. */
const keyOf = ({ handle }: Pick<FormContent, 'handle'>) => `typed ${location.pathname} ${handle}`;

/** Nothing but what the visitor sees, and nothing that the company keeps encrypted: a browser's storage is open to whoever uses it next. */
function isKept({ type, visibility, enableContentEncryption }: FieldContent): boolean {
  return type !== 'Hidden' && type !== 'FileUpload' && visibility === 'visible' && !enableContentEncryption;
}

const handleOf = (name: string): FormField['handle'] => name.split('.', 1)[0] ?? '';

/** Keeps what stands in a form, for when the visitor leaves its page and comes back. Blocked or full storage keeps nothing. */
export function keepTyped(form: FormContent, element: HTMLFormElement, page: number): void {
  const kept = new Set((fieldsOf(form) as FieldContent[]).filter(isKept).map(({ handle }) => handle));
  const entries = [...new FormData(element)].flatMap(([name, value]) =>
    typeof value === 'string' && kept.has(handleOf(name)) ? [[name, value] as const] : [],
  );
  const typed: Typed = { page, search: location.search, entries };
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
  } catch {
    // It stays in the form as long as that is open.
  }
}

/** Forgets it, once it was sent. */
export function forgetTyped(form: Pick<FormContent, 'handle'>): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept either.
  }
}

/** Puts what was typed before back into a form, and answers what else is known of it. What has been typed since stays. */
export function restoreTyped(form: FormContent, element: HTMLFormElement): Pick<Typed, 'page' | 'search'> | undefined {
  const typed = readTyped(form);
  if (!typed) return undefined;
  const kept = new Set((fieldsOf(form) as FieldContent[]).filter(isKept).map(({ handle }) => handle));
  for (const input of element.querySelectorAll<Input>('input, select, textarea')) {
    if (!input.name || !kept.has(handleOf(input.name))) continue;
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
