import type { Field, SanitizedConfig } from 'payload';

/** Relation or upload field of the configuration, at any depth. */
export type RelationField = { name: string; relationTo: readonly string[]; isInBlock: boolean };

/** Personal records and logs. Their references do not prevent the deletion of content. */
const uncountedSources: ReadonlySet<string> = new Set(['users', 'members', 'quote-requests', 'activity-log']);

/**
 * Relations of parts to their whole. A part does not prevent the deletion of its whole, but is deleted with it: spare parts first, because
 * they refer to variants.
 */
export const partRelations = [
  { collection: 'productOptions', field: 'product', whole: 'products' },
  { collection: 'spareParts', field: 'product', whole: 'products' },
  { collection: 'variants', field: 'product', whole: 'products' },
] as const;

/** Relations among spare parts and among options, whose targets can be deleted. The database then empties the relation. */
const loose = [
  { collection: 'spareParts', field: 'successor' },
  { collection: 'productOptions', field: 'excludes' },
  { collection: 'productOptions', field: 'requires' },
] as const;

/** Whether a field of a collection or global, by its path, prevents the deletion of the documents that it refers to. */
export const isCounted = (source: string, path: string): boolean =>
  !uncountedSources.has(source) &&
  ![...partRelations, ...loose].some(({ collection, field }) => collection === source && field === path);

type Source = { slug: string; fields: Field[] };

/** Returns the collections and globals whose references count. Excludes Payload's internal collections. */
export function countedSources({ collections, globals }: SanitizedConfig): { collections: Source[]; globals: Source[] } {
  const isOurs = ({ slug }: Source) => !slug.startsWith('payload-') && !uncountedSources.has(slug);
  return { collections: collections.filter(isOurs), globals: globals.filter(isOurs) };
}

/** Yields every relation and upload field below `fields`. */
export function* relationFields(fields: readonly Field[], isInBlock = false): Generator<RelationField> {
  for (const field of fields) {
    if (field.type === 'relationship' || field.type === 'upload')
      yield { name: field.name, relationTo: [field.relationTo].flat(), isInBlock };
    else if (field.type === 'tabs') for (const tab of field.tabs) yield* relationFields(tab.fields, isInBlock);
    else if (field.type === 'blocks') for (const block of field.blocks) yield* relationFields(block.fields, true);
    else if ('fields' in field) yield* relationFields(field.fields, isInBlock);
  }
}

/** Returns the relation fields of the counted sources that may refer to a document of `collection`. */
export function relationsTo(config: SanitizedConfig, collection: string): RelationField[] {
  const { collections, globals } = countedSources(config);
  const all = [...collections, ...globals].flatMap(({ fields }) => [...relationFields(fields)]);
  return all.filter(({ relationTo }) => relationTo.includes(collection));
}
