/** Maximum number of words of a query that together can be an article number. */
const maxWords = 6;

/**
 * Returns a function that selects the article number that a query contains, if any. Case and separators do not count:
 * 'bench bm 1010-03' contains 'BM-1010-03'. A part of a longer number is no article number.
 */
export function namedSku(query: string): (skus: readonly string[]) => string | undefined {
  const words = query.split(/\s+/).map(compact);
  const runs = new Set(
    words.flatMap((_, start) =>
      Array.from({ length: maxWords }, (_, length) => words.slice(start, start + length + 1).join('')).filter(Boolean),
    ),
  );
  return (skus) =>
    skus.filter((sku) => runs.size > 0 && runs.has(compact(sku))).sort((one, other) => other.length - one.length)[0];
}

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
