import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { DownloadSort } from '../platform/generated/contract.ts';
import { downloadKinds } from './download-kinds.ts';
import type { OfferedRow } from './offered-rows.ts';

const kinds = Object.keys(downloadKinds);

/** Place of a file among the kinds; files without a kind are last. */
const kindOrder = ({ kind }: OfferedRow) => (kind ? kinds.indexOf(kind) : kinds.length);

/** Sorts the files of each product, and the general ones, and leaves the products in their order. Files without a value are last. */
export function sortedRows(rows: readonly OfferedRow[], sort: DownloadSort, locale: LocaleCode): OfferedRow[] {
  const texts = new Intl.Collator(locale, { numeric: true });
  const byTitle = (one: OfferedRow, other: OfferedRow) => texts.compare(one.title, other.title) || one.id - other.id;
  const orders: Record<DownloadSort, (one: OfferedRow, other: OfferedRow) => number> = {
    kind: (one, other) => kindOrder(one) - kindOrder(other),
    file: () => 0,
    version: (one, other) => (other.date ?? '').localeCompare(one.date ?? ''),
    size: (one, other) => (other.size ?? -1) - (one.size ?? -1),
  };
  const groups = Map.groupBy(rows, ({ productId }) => productId);
  return [...groups.values()].flatMap((group) => group.toSorted((one, other) => orders[sort](one, other) || byTitle(one, other)));
}

const maxSearch = 200;
const maxWords = 12;

/** Returns a text in lower case without accents, in which words are searched. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the IDs of the files that contain every word of a search in their title, kind, format, or in the names and numbers of their
 * products. Returns undefined without words.
 */
export function searchedIds(
  rows: readonly OfferedRow[],
  search: string | null | undefined,
  locale: LocaleCode,
): number[] | undefined {
  const words = plain((search ?? '').slice(0, maxSearch))
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
    .slice(0, maxWords);
  if (words.length === 0) return undefined;
  return rows.flatMap(({ id, title, format, kind, names }) => {
    const text = plain([title, format, kind ? downloadKinds[kind][locale] : '', names].join(' '));
    return words.every((word) => text.includes(word)) ? [id] : [];
  });
}
