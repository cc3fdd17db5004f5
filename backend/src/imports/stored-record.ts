import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { CellValue, RecordKind } from './import-column.ts';

/** Document as it is stored, with its values by field and language. */
export type StoredRecord = {
  id: number;
  /** Its identifier in files: an article number, the number of a picture, or site and old address. */
  key: string;
  /** Title for editors. */
  subject: string;
  values: Readonly<Record<string, CellValue>>;
  /** Article number of a variant's product. */
  parent?: string;
  /** Languages in which a product is live, and those of them with changes that are not published. */
  liveIn?: readonly LocaleCode[];
  draftIn?: readonly LocaleCode[];
  /** Whether a redirect leads to an entry, whose address files contain but do not change. */
  leadsToEntry?: boolean;
};

/** Documents by their keys. */
export type StoredRecords = ReadonlyMap<string, StoredRecord>;
export type StoredByKind = Readonly<Record<RecordKind, StoredRecords>>;

export const noRecords: StoredByKind = { variants: new Map(), products: new Map(), media: new Map(), redirects: new Map() };
