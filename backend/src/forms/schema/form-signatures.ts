import type { Sql } from '../../platform/api/instrumented-sql.ts';
import { inputTypeName } from '../definition/input-type-name.ts';
import { isHandle, isReserved, quoteRequestHandle } from '../handles.ts';
import type { StoredField } from '../stored-form.ts';

/** The parts of a form that determine its mutation. */
export type FormSignature = { handle: string; fields: readonly FieldSignature[] };
export type FieldSignature = Pick<StoredField, 'handle' | 'blockType' | 'visibility'> & {
  multiple?: boolean | null;
  useMultipleFields?: boolean | null;
  decimals?: boolean | null;
};

const statement = `
  select f.handle, jsonb_agg(jsonb_build_object('handle', x->'handle', 'blockType', x->'blockType', 'visibility', x->'visibility',
    'multiple', x->'multiple', 'useMultipleFields', x->'useMultipleFields', 'decimals', x->'decimals')
    order by p._order, w._order, place) as fields
  from forms f join forms_pages p on p._parent_id = f.id join forms_pages_rows w on w._parent_id = p.id
  cross join lateral jsonb_array_elements(w.fields) with ordinality as field(x, place)
  where exists (select from forms_sites s where s.parent_id = f.id)
  group by f.handle order by f.handle`;

/** Returns the forms that at least one site offers, ordered by handle. */
export function formSignatures(sql: Sql): Promise<FormSignature[]> {
  return sql.query<FormSignature>(statement);
}

/** Returns the name of the mutation that submits a form (FRM-12). */
export const mutationName = (handle: string): string => `save_${handle}_Submission`;

/** Returns the mutations of forms in the schema definition language; an empty text without forms. */
export function mutationsText(forms: readonly FormSignature[]): string {
  const mutations = forms.filter(({ handle }) => isHandle(handle)).map(mutationText);
  return mutations.length > 0 ? `extend type Mutation {\n${mutations.join('\n')}\n}` : '';
}

function mutationText({ handle, fields }: FormSignature): string {
  const sent = fields.filter((field) => field.visibility !== 'disabled' && isHandle(field.handle) && !isReserved(field.handle));
  const types = new Map(sent.map((field) => [field.handle, inputTypeName(field)]));
  const own = [...types].map(([name, type]) => `${name}: ${type}`);
  const list = handle === quoteRequestHandle ? ['list: [QuotationLineInput!]', 'listData: QuotationListDataInput'] : [];
  const parameters = ['siteId: Int!', 'attempt: SubmissionAttemptInput!', ...list, ...own];
  return `  ${mutationName(handle)}(${parameters.join(', ')}): SubmissionAnswer!`;
}
