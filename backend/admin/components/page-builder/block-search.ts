/** Texts of a block that the picker searches, in the language of the editor. */
export type Searchable = { name: string; help: string; synonyms: string };

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Returns the blocks whose name, help or synonyms contain every word of the query, those with the query in their name first. */
export function matchingBlocks<Block extends Searchable>(query: string, blocks: readonly Block[]): Block[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const matches = blocks.filter(({ name, help, synonyms }) => {
    const text = folded(`${name} ${help} ${synonyms}`);
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ name }: Block) => words.every((word) => folded(name).includes(word));
  return [...matches.filter(isNamed), ...matches.filter((block) => !isNamed(block))];
}
