import type { GlossaryFragment } from '../platform/generated/operations-types.ts';

export type Explained = Pick<GlossaryFragment, 'title' | 'spellings' | 'explanation'>;

/** Returns a text in lower case with one kind of hyphen and space, so that 'A1–A3' matches 'A1-A3'. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/[\s\u00ad]+/g, ' ');
}

function containsWords(text: string, words: string): boolean {
  const wanted = normalize(words).trim();
  if (wanted === '') return false;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const isWordPart = (neighbour: string | undefined) => neighbour !== undefined && /[\p{L}\p{N}]/u.test(neighbour);
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + wanted.length])) return true;
  }
  return false;
}

/** Returns the terms that occur in a text as whole words, in any case. */
export function findTerms<Term extends Explained>(terms: readonly Term[], text: string): Term[] {
  const normalized = normalize(text);
  return terms.filter(({ title, spellings }) => [title, ...spellings].some((words) => containsWords(normalized, words)));
}
