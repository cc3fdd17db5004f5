import { partName } from '@plantsoen/form-rules/field-names.ts';
import { fieldsOf, namePartKeys } from '@plantsoen/form-rules/form-definition.ts';
import type { Query } from '../platform/data/query.ts';
import { FormViewer } from '../platform/generated/operations.ts';
import type { FormContent, NameContent } from './form-content.ts';

const sources = ['firstName', 'lastName', 'fullName'] as const;
type Source = (typeof sources)[number];

/** The inputs that begin with a part of a member's name, by their names (FRM-03 prePopulate). */
export function memberInputs(form: FormContent): Map<string, Source> {
  const names = fieldsOf(form).filter((field) => field.type === 'Name' && field.useMultipleFields) as NameContent[];
  const inputs = names.flatMap((field) =>
    namePartKeys.flatMap((part) => {
      const source = sources.find((one) => one === field[part]?.prePopulate);
      return source && field[part]?.enabled ? [[partName(field.handle, part), source] as const] : [];
    }),
  );
  return new Map(inputs);
}

/** Fills in what a member need not type; what stands there already stays. Answers whether anything was filled in. */
export async function prefillMember(form: FormContent, element: HTMLFormElement, query: Query): Promise<boolean> {
  const inputs = memberInputs(form);
  const { viewer } = inputs.size > 0 ? await query(FormViewer, {}) : { viewer: null };
  let filled = false;
  for (const [name, source] of viewer ? inputs : []) {
    const input = element.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || input.value !== '' || !viewer) continue;
    input.value = viewer[source];
    filled = true;
  }
  return filled;
}
