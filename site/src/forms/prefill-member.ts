import { partName } from '@plantsoen/form-rules/field-names.ts';
import { fieldsOf, namePartKeys } from '@plantsoen/form-rules/form-definition.ts';
import { fetchUser, type StoredUser, storedUser } from '../account/stored-user.ts';
import type { Query } from '../platform/data/query.ts';
import type { FormContent, NameContent } from './form-content.ts';

type Source = Exclude<keyof StoredUser, 'id' | 'favoriteProducts'>;

const nameSources = ['firstName', 'lastName', 'fullName'] as const satisfies readonly Source[];

/** Account fields by token of the HTML attribute `autocomplete`. */
const sourcesByToken: Readonly<Record<string, Source>> = {
  name: 'fullName',
  'given-name': 'firstName',
  'family-name': 'lastName',
  organization: 'company',
  email: 'email',
  tel: 'phoneNumber',
  url: 'website',
};

/** Returns the account fields by name of the input, for parts of a name that editors prefill (FRM-03 prePopulate). */
export function prePopulatedInputs(form: FormContent): Map<string, Source> {
  const names = fieldsOf(form).filter((field) => field.type === 'Name' && field.useMultipleFields) as NameContent[];
  const inputs = names.flatMap((field) =>
    namePartKeys.flatMap((part) => {
      const source = nameSources.find((one) => one === field[part]?.prePopulate);
      return source && field[part]?.enabled ? [[partName(field.handle, part), source] as const] : [];
    }),
  );
  return new Map(inputs);
}

/** Returns the account field for an input, by its `autocomplete` token or its type; `undefined` for other inputs. */
export function sourceOf({ autocomplete, type }: Pick<HTMLInputElement, 'autocomplete' | 'type'>): Source | undefined {
  const token = autocomplete.split(' ').at(-1) ?? '';
  return sourcesByToken[token] ?? (type === 'email' && token === '' ? 'email' : undefined);
}

/**
 * Fills empty inputs from the member's account (ACC-15). Returns whether an input was filled. Rejects if the account cannot be
 * read.
 */
export async function prefillMember(form: FormContent, element: HTMLFormElement, query: Query): Promise<boolean> {
  const prePopulated = prePopulatedInputs(form);
  const inputs = [...element.querySelectorAll('input')].flatMap((input) => {
    const source = prePopulated.get(input.name) ?? sourceOf(input);
    return source && input.type !== 'hidden' ? [{ input, source }] : [];
  });
  if (inputs.length === 0) return false;
  await fetchUser(query);
  const user = storedUser();
  let filled = false;
  for (const { input, source } of inputs) {
    const value = user?.[source];
    if (!value || input.value !== '') continue;
    input.value = value;
    filled = true;
  }
  return filled;
}
