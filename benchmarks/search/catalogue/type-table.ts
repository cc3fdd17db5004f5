import type { LocaleCode } from '../../../contract/locales.ts';

/** A kind of product of the trade: which of the demo's are of it, what else it counts as, and what it is called in titles. */
export type ProductType = {
  id: string;
  /** The demo's products of it; of a kind that the demo lacks none. */
  skus: readonly string[];
  /** The demo product that lends category and picture to generated ones. */
  like: string;
  families: readonly string[];
  /** What it may be made of, first of all. */
  materials: readonly string[];
  /** Names that mean the same; the ones at the same place are translations of each other. */
  nouns: Record<LocaleCode, readonly string[]>;
  /** A sentence that says what it is, in its descriptions. */
  sentence: Record<LocaleCode, string>;
};

const list = (cell: string) => cell.split(',').flatMap((part) => part.trim() || []);

/**
 * Reads a table of product types. A type takes four lines, which begin in the first column: what it is (`id | its demo products, or ~ the
 * one it is like | families | materials`), then for each language its names and a sentence, apart by a bar.
 */
export function typeTable(table: string): ProductType[] {
  const lines = table.split('\n').flatMap((line) => line.trim() || []);
  return Array.from({ length: Math.floor(lines.length / 4) }, (_, index) => {
    const [head, nl, en, de] = lines.slice(index * 4, index * 4 + 4).map((line) => line.split('|').map((cell) => cell.trim()));
    const [id = '', skus = '', families = '', materials = ''] = head ?? [];
    const row = (cells: readonly string[] | undefined) => ({ nouns: list(cells?.[0] ?? ''), sentence: cells?.[1] ?? '' });
    const texts = { nl: row(nl), en: row(en), de: row(de) };
    return {
      id,
      skus: skus.startsWith('~') ? [] : list(skus),
      like: list(skus.replace('~', ''))[0] ?? '',
      families: list(families),
      materials: list(materials),
      nouns: { nl: texts.nl.nouns, en: texts.en.nouns, de: texts.de.nouns },
      sentence: { nl: texts.nl.sentence, en: texts.en.sentence, de: texts.de.sentence },
    };
  });
}
