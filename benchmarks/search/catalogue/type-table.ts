import type { LocaleCode } from '../../../contract/locales.ts';

/** Product type: its demo products, its families, and its names in titles. */
export type ProductType = {
  id: string;
  /** Article numbers of its demo products; empty if the demo content has none. */
  skus: readonly string[];
  /** Article number of the demo product whose category and picture the generated products use. */
  like: string;
  families: readonly string[];
  /** Possible main materials. */
  materials: readonly string[];
  /** Synonymous names. Names at the same position translate each other. */
  nouns: Record<LocaleCode, readonly string[]>;
  /** Sentence about the type, at the beginning of descriptions. */
  sentence: Record<LocaleCode, string>;
};

const list = (cell: string) => cell.split(',').flatMap((part) => part.trim() || []);

/**
 * Reads a table of product types, with four lines per type. The first line is `id | demo products | families | materials`. A type
 * without demo products has `~` and the demo product that it is like. The other lines are `names | sentence` in nl, en and de.
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
