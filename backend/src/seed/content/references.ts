import type { CollectionSlug } from 'payload';
import type { LinkedCollection, LinkTarget } from '../../platform/rich-text/rich-text.ts';

/**
 * The collection for each kind of reference, which is its first word ('product:BM-1010'), and the field that contains the rest of
 * the reference.
 */
export const referenceKinds = {
  page: { collection: 'pages', field: 'key' },
  category: { collection: 'categories', field: 'key' },
  product: { collection: 'products', field: 'articleNumber' },
  project: { collection: 'projects', field: 'key' },
  news: { collection: 'news', field: 'key' },
  faq: { collection: 'faq', field: 'key' },
  faqTopic: { collection: 'faqTopics', field: 'key' },
  team: { collection: 'team', field: 'key' },
  download: { collection: 'downloads', field: 'key' },
  variant: { collection: 'variants', field: 'sku' },
  productOption: { collection: 'productOptions', field: 'number' },
  sparePart: { collection: 'spareParts', field: 'number' },
  fact: { collection: 'facts', field: 'key' },
  material: { collection: 'materials', field: 'key' },
  mounting: { collection: 'mountings', field: 'key' },
  colourGroup: { collection: 'colourGroups', field: 'key' },
  colour: { collection: 'colours', field: 'code' },
  form: { collection: 'forms', field: 'handle' },
  glossaryTerm: { collection: 'glossaryTerms', field: 'key' },
  synonyms: { collection: 'synonyms', field: 'key' },
  adviserRegion: { collection: 'adviserRegions', field: 'key' },
  quoteTemplate: { collection: 'quoteTemplates', field: 'key' },
  picture: { collection: 'media', field: 'filename' },
  drawing: { collection: 'drawings', field: 'filename' },
  file: { collection: 'files', field: 'filename' },
} as const satisfies Record<string, { collection: CollectionSlug; field: string }>;

export type ReferenceKind = keyof typeof referenceKinds;
export type Reference = `${ReferenceKind}:${string}`;

export const kindOf = (reference: Reference) => reference.split(':')[0] as ReferenceKind;
export const collectionOf = (reference: Reference) => referenceKinds[kindOf(reference)].collection;

const linkable: ReadonlySet<string> = new Set<LinkedCollection>([
  'pages',
  'categories',
  'products',
  'projects',
  'news',
  'faq',
  'downloads',
]);

/**
 * The IDs of stored records by their reference in the demo content. A broken reference throws, because it is an error in the
 * content.
 */
export class References {
  readonly #ids = new Map<string, number>();

  add(reference: Reference, id: number): void {
    this.#ids.set(reference, id);
  }

  id(reference: string): number {
    const id = this.#ids.get(reference);
    if (id === undefined) throw new Error(`the demo content refers to ${reference}, which does not exist`);
    return id;
  }

  ids(references: readonly string[]): number[] {
    return references.map((reference) => this.id(reference));
  }

  /** Returns the ID of a picture by its path below the media folder. */
  picture(path: string): number {
    return this.id(`picture:${fileName(path)}`);
  }

  pictures(paths: readonly string[]): number[] {
    return paths.map((path) => this.picture(path));
  }

  /** Returns the target of a link in a text. Throws if texts cannot link to that collection. */
  linkTarget(reference: string): LinkTarget {
    const { collection } = referenceKinds[reference.split(':')[0] as ReferenceKind] ?? {};
    if (!collection || !linkable.has(collection)) throw new Error(`a text cannot link to ${reference}`);
    return { relationTo: collection as LinkedCollection, id: this.id(reference) };
  }
}

/** Returns the name of a file without its folder, which is its reference. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
