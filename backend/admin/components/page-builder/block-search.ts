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

/** A group of the picker: one of blocks, the templates, or all. */
export type PickerGroup<Group extends string> = Group | 'templates' | undefined;

type Offer<Block, Template> = { blocks: readonly Block[]; templates: readonly Template[] };

/**
 * Returns the blocks and templates of a group that match a query. Without any match, they are those that the picker offers, and
 * `isMatched` is false.
 */
export function matchingOffer<Block extends Searchable & { group: string }, Template extends Searchable>(
  query: string,
  group: PickerGroup<Block['group']>,
  { blocks, templates }: Offer<Block, Template>,
): Offer<Block, Template> & { isMatched: boolean } {
  const found = {
    blocks: matchingBlocks(
      query,
      blocks.filter((block) => group === undefined || block.group === group),
    ),
    templates: group === undefined || group === 'templates' ? matchingBlocks(query, templates) : [],
  };
  const isMatched = found.blocks.length + found.templates.length > 0;
  return isMatched ? { ...found, isMatched } : { blocks, templates, isMatched };
}
