import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { CollectionSlug, DataFromCollectionSlug, DataFromGlobalSlug, GlobalSlug } from 'payload';
import type { Reference, References } from './references.ts';

/** What the importer writes of a document. */
export type Fields<Slug extends CollectionSlug> = Partial<DataFromCollectionSlug<Slug>>;

/** The same with its texts in every language at once: the fast way, for what has no drafts and no localised lists. */
export type FieldsInEveryLocale<Slug extends CollectionSlug> = {
  [Name in keyof Fields<Slug>]: Fields<Slug>[Name] | Partial<Record<LocaleCode, NonNullable<Fields<Slug>[Name]>>>;
};

/** A record without drafts, whatever its collection. */
export type AnyRecordPlan = {
  reference: Reference;
  fields: (references: References) => object;
  /** What Payload takes in one language at a time only: localised relations. */
  relations?: (locale: LocaleCode, references: References) => object | undefined;
  /** The file of an upload. */
  file?: string;
  /** Records that belong to it, written in the same transaction. */
  parts?: (id: number, references: References) => Part[];
};

export type RecordPlan<Slug extends CollectionSlug> = Omit<AnyRecordPlan, 'fields' | 'relations'> & {
  fields: (references: References) => FieldsInEveryLocale<Slug>;
  relations?: (locale: LocaleCode, references: References) => Fields<Slug> | undefined;
};

/** A record that is known by the one it belongs to. */
export type Part =
  | { collection: 'factValues'; fields: FieldsInEveryLocale<'factValues'> }
  | { collection: 'variants'; fields: FieldsInEveryLocale<'variants'> };

export type EntrySlug = 'pages' | 'categories' | 'products' | 'projects' | 'news' | 'faq';

/** An entry that is published in each language, whatever its collection. */
export type AnyEntryPlan = {
  reference: Reference;
  /** Enough of it, in the default language, for others to refer to it before it is filled. */
  outline: (references: References) => object;
  /** What is the same in every language. */
  shared: (references: References) => object;
  texts: (locale: LocaleCode, references: References) => object;
  parts?: (id: number, references: References) => Part[];
};

export type EntryPlan<Slug extends EntrySlug> = Omit<AnyEntryPlan, 'outline' | 'shared' | 'texts'> & {
  outline: (references: References) => Fields<Slug>;
  shared: (references: References) => Fields<Slug>;
  texts: (locale: LocaleCode, references: References) => Fields<Slug>;
};

/** A global set, in one language after the other. */
export type GlobalPlan<Slug extends GlobalSlug> = {
  slug: Slug;
  shared: (references: References) => Partial<DataFromGlobalSlug<Slug>>;
  texts: (locale: LocaleCode, references: References) => Partial<DataFromGlobalSlug<Slug>>;
};
