import type { ArrayField, Block, Field } from 'payload';

/** Labels the rows of all lists, and all blocks, by their content, except those that have a separate label. */
export function labelRows(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'array') labelRowsOf(field);
    if ('fields' in field) labelRows(field.fields);
    if (field.type === 'tabs') for (const tab of field.tabs) labelRows(tab.fields);
    if (field.type === 'blocks')
      for (const block of field.blocks) {
        labelRows(block.fields);
        labelBlock(block);
      }
  }
}

function labelBlock(block: Block): void {
  const clientProps = { relations: relationsIn(block.fields) };
  const label = { path: '/components/page-builder/block-label.tsx#BlockLabel', clientProps };
  block.admin = { ...block.admin, components: { Label: label, ...block.admin?.components } };
}

function labelRowsOf(list: ArrayField): void {
  const label = { path: '/components/row-label.tsx#RowLabel', clientProps: { relations: relationsIn(list.fields) } };
  list.admin = { ...list.admin, components: { RowLabel: label, ...list.admin?.components } };
}

/** Returns the collection of each field with relations to documents of one collection, by the field's name. */
function relationsIn(fields: readonly Field[]): Record<string, string> {
  const relations: Record<string, string> = {};
  for (const field of fields)
    if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string')
      relations[field.name] = field.relationTo;
  return relations;
}
