import type * as contract from '../../platform/generated/contract.ts';
import { publicHtml } from '../../platform/html/sanitise-html.ts';
import { allowedAttributes } from '../definition/allowed-attributes.ts';
import { inputTypeName } from '../definition/input-type-name.ts';
import type { StoredField } from '../stored-form.ts';

/** Returns null for undefined, null and an empty text. */
export const orNull = <T>(value: T | null | undefined | ''): T | null => (value === '' ? null : (value ?? null)) as T | null;

/** Returns the properties that every type of field has (FRM-02). */
export function frameOf<Type extends StoredField['blockType']>(field: StoredField & { blockType: Type }) {
  const { handle, blockType } = field;
  const label = field.label || handle;
  return {
    __typename: `Field_${blockType}` as const,
    id: field.id ?? handle,
    handle,
    label,
    name: field.name || label,
    type: blockType,
    displayName: blockType,
    typeName: `Field_${blockType}`,
    inputTypeName: inputTypeName(field),
    instructions: orNull(field.instructions),
    instructionsPosition: orNull(field.instructionsPosition),
    labelPosition: orNull(field.labelPosition),
    required: 'required' in field && Boolean(field.required),
    placeholder: 'placeholder' in field ? orNull(field.placeholder) : null,
    errorMessage: orNull(field.errorMessage),
    cssClasses: (field.cssClasses ?? '').split(/\s+/).filter((name) => /^[A-Za-z][\w-]*$/.test(name)),
    ...conditionsOf(field),
    enableContentEncryption: Boolean(field.enableContentEncryption),
    visibility: field.visibility ?? 'visible',
    containerAttributes: allowedAttributes('container', field.containerAttributes),
    inputAttributes: allowedAttributes('input', field.inputAttributes),
  };
}

function conditionsOf({
  enableConditions,
  conditions,
}: StoredField): Pick<contract.FormField, 'enableConditions' | 'conditions'> {
  const rules = conditions?.rules ?? [];
  if (!enableConditions || rules.length === 0) return { enableConditions: false, conditions: null };
  return {
    enableConditions: true,
    conditions: {
      action: conditions?.action ?? 'show',
      match: conditions?.match ?? 'all',
      rules: rules.map(({ field, operator, value }) => ({ field, operator, value: value ?? '' })),
    },
  };
}

/** Returns the HTML of a form for visitors, without embeds (SEC-02); null if it is empty. */
export function formHtml(html: string | null | undefined): string | null {
  return (html && publicHtml(html, {})) || null;
}
