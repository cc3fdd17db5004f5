/** An option of a line. The title of an option that is no longer offered is its article number. */
export type LineOption = { title: string; number: string };

/** Returns the options of a line in words: 'Armrest (BM-1010-L1)'. */
export const optionsInWords = ({ options = [] }: { options?: readonly LineOption[] }): string =>
  options.map(({ title, number }) => (title === number ? number : `${title} (${number})`)).join(', ');
