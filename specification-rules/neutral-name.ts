import type { SpecifiedItem } from './specified-item.ts';

/**
 * Returns what a product is, without its name: its title without the words of its series and its maker, such as 'park bench' for
 * 'Meent park bench'. Returns the title of its category if no word is left.
 */
export function neutralName({
  title,
  series,
  maker,
  category,
}: Record<'title' | 'series' | 'maker' | 'category', string>): string {
  const names = new Set(wordsOf(`${series} ${maker}`));
  const kept = title.split(/\s+/).filter((word) => !names.has(word.toLowerCase()));
  return kept.join(' ') || category;
}

/** Returns whether a text contains a name of the product or its maker as a word. */
export function nameFinder({ title, series, articleNumber, maker, options }: SpecifiedItem): (text: string) => boolean {
  const names = [title, series, maker, articleNumber, productNumber(articleNumber), ...options.map((one) => one.articleNumber)]
    .map((name) => name.trim())
    .filter(Boolean);
  const pattern = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?:$|[^\\p{L}\\p{N}])`, 'iu');
  return (text) => names.length > 0 && pattern.test(text);
}

/** Escapes the signs of a pattern. Older browsers have no `RegExp.escape`. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Number of the product of a variant: 'BM-1010' for 'BM-1010-02'. */
const productNumber = (articleNumber: string) => articleNumber.replace(/-\d+$/, '');

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
