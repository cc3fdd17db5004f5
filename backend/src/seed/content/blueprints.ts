import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug } from 'payload';
import type { Reference, References } from './references.ts';

/** The fields of a document that the importer writes. */
export type Fields<Slug extends CollectionSlug> = Partial<DataFromCollectionSlug<Slug>>;

/** The same fields with texts in every language at once, which is faster. Works only without drafts and localised lists. */
export type FieldsInEveryLocale<Slug extends CollectionSlug> = {
  [Name in keyof Fields<Slug>]: Fields<Slug>[Name] | Partial<Record<LocaleCode, NonNullable<Fields<Slug>[Name]>>>;
};

/** Blueprint of a record without drafts, of any collection. */
export type AnyRecordBlueprint = {
  reference: Reference;
  fields: (references: References) => object;
  /** Localised relations, which Payload accepts in one language at a time only. */
  relations?: (locale: LocaleCode, references: References) => object | undefined;
  /** Path of the file of an upload. */
  file?: string;
  /** Records that belong to this one, written in the same transaction. */
  parts?: (id: number, references: References) => Part[];
};

export type RecordBlueprint<Slug extends CollectionSlug> = Omit<AnyRecordBlueprint, 'fields' | 'relations'> & {
  fields: (references: References) => FieldsInEveryLocale<Slug>;
  relations?: (locale: LocaleCode, references: References) => Fields<Slug> | undefined;
};

/** A record without its own reference, which belongs to another record. */
export type Part =
  | { collection: 'factValues'; fields: FieldsInEveryLocale<'factValues'> }
  | { collection: 'variants'; fields: FieldsInEveryLocale<'variants'> }
  | {
      collection: 'productOptions';
      fields: FieldsInEveryLocale<'productOptions'>;
      /** Relations to other options, set once all parts are stored. */
      relationsAfter(references: References): Fields<'productOptions'>;
    }
  | {
      collection: 'spareParts';
      fields: FieldsInEveryLocale<'spareParts'>;
      /** Relations to variants and to spare parts that were stored before. */
      relations(references: References): Fields<'spareParts'>;
    };

export type EntrySlug = 'pages' | 'categories' | 'products' | 'projects' | 'news' | 'faq';

/** Blueprint of an entry that is published in each language, of any collection. */
export type AnyEntryBlueprint = {
  reference: Reference;
  /** Minimal fields in the default language, so that other entries can refer to this one before it is filled. */
  outline: (references: References) => object;
  /** Fields that all languages share. */
  shared: (references: References) => object;
  texts: (locale: LocaleCode, references: References) => object;
  parts?: (id: number, references: References) => Part[];
};

export type EntryBlueprint<Slug extends EntrySlug> = Omit<AnyEntryBlueprint, 'outline' | 'shared' | 'texts'> & {
  outline: (references: References) => Fields<Slug>;
  shared: (references: References) => Fields<Slug>;
  texts: (locale: LocaleCode, references: References) => Fields<Slug>;
};

/** Blueprint of a global set, written in one language at a time. */
export type GlobalBlueprint<Slug extends GlobalSlug> = {
  slug: Slug;
  shared: (references: References) => Partial<DataFromGlobalSlug<Slug>>;
  texts: (locale: LocaleCode, references: References) => Partial<DataFromGlobalSlug<Slug>>;
};
