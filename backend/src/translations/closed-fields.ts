import type { Field, FieldAccess, FlattenedField } from 'payload';
import { isTranslator } from '../platform/access/roles.ts';

const isLocalised = (field: object): boolean => 'localized' in field && field.localized === true;

/** Fields that Payload adds to rows. Without them, it cannot match a row with the stored one. */
const rowFields: ReadonlySet<string> = new Set(['id', 'blockName', 'blockType']);

/** Whether one of the fields, at any depth, has a text per language. */
export function hasTexts(fields: readonly Field[]): boolean {
  return fields.some((field) => isLocalised(field) || partsOf(field).some(hasTexts));
}

/** Returns the lists of fields in a field. */
function partsOf(field: Field): readonly (readonly Field[])[] {
  if (field.type === 'tabs') return field.tabs.map(({ fields }) => fields);
  if (field.type === 'blocks') return field.blocks.map(({ fields }) => fields);
  return 'fields' in field ? [field.fields] : [];
}

/**
 * Returns the fields with those that all languages share closed to translators. Lists of rows with texts stay open, because closing one
 * would close its texts; `refuseSharedChanges` refuses changes of their rows.
 */
export function closeSharedFields(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if (isLocalised(field) || field.type === 'ui' || field.type === 'join') return field;
    const isLayout = field.type === 'row' || field.type === 'collapsible' || field.type === 'group' || field.type === 'tabs';
    return isLayout || partsOf(field).some(hasTexts) ? withClosedParts(field) : closed(field);
  });
}

function withClosedParts(field: Field): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => (isLocalised(tab) ? tab : { ...tab, fields: closeSharedFields(tab.fields) })),
    };
  if (field.type === 'blocks')
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: closeSharedFields(block.fields) })) };
  return 'fields' in field ? ({ ...field, fields: closeSharedFields(field.fields) } as Field) : field;
}

function closed(field: Field): Field {
  if (!('name' in field) || !field.name || rowFields.has(field.name)) return field;
  const access = 'access' in field ? (field.access as { update?: FieldAccess } | undefined) : undefined;
  const update: FieldAccess = (args) => !isTranslator(args.req.user) && (access?.update?.(args) ?? true);
  return { ...field, access: { ...access, update } } as Field;
}

/** Returns the fields that all languages share, without the texts per language. */
export function sharedFields(fields: readonly FlattenedField[]): FlattenedField[] {
  return fields
    .filter((field) => !isLocalised(field))
    .map((field) => {
      if (field.type === 'blocks')
        return {
          ...field,
          blocks: field.blocks.map((block) => ({ ...block, flattenedFields: sharedFields(block.flattenedFields) })),
        };
      return 'flattenedFields' in field ? { ...field, flattenedFields: sharedFields(field.flattenedFields) } : field;
    }) as FlattenedField[];
}
