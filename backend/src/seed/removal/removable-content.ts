import type { CollectionSlug } from 'payload';
import type { PageType } from '../../platform/generated/contract.ts';

/**
 * Collections whose demo documents are removed, parts and referring documents first. Dictionaries and forms stay: filters, colours,
 * materials and synonyms describe the trade and not the demo company, and code refers to some of their keys.
 */
export const removableCollections = [
  ...(['products', 'projects', 'news', 'faq', 'pages', 'categories'] as const),
  ...(['adviserRegions', 'team', 'downloads', 'faqTopics', 'media', 'drawings', 'files'] as const),
] as const satisfies readonly CollectionSlug[];

export type RemovableCollection = (typeof removableCollections)[number];

/** Keys of the seeded pages that the law requires. They stay as examples, to be rewritten. */
const legalPages: readonly string[] = ['imprint', 'privacy', 'cookies', 'accessibility-statement', 'terms'];

export type PageKind = { type: PageType; key?: string | null };

/** Whether a seeded page stays, without its demo pictures and blocks: fixed pages, such as the log-in, and legal pages. */
export const isNeededPage = ({ type, key }: PageKind): boolean => type !== 'contentPage' || legalPages.includes(key ?? '');

/** Blocks that a needed page keeps. The home page keeps only the newsletter, because its texts advertise the demo company. */
const functionalBlocks: ReadonlySet<string> = new Set(['form', 'newsletter', 'titleText', 'html']);
const homeBlocks: ReadonlySet<string> = new Set(['newsletter']);

type Block = { blockType: string };

/** Returns the blocks that stay on a needed page: functional ones that do not refer to removed content. */
export function remainingBlocks<Row extends Block>(
  { type }: Pick<PageKind, 'type'>,
  blocks: readonly Row[],
  refersToRemoved: (block: Row) => boolean,
): Row[] {
  const kept = type === 'home' ? homeBlocks : functionalBlocks;
  return blocks.filter((block) => kept.has(block.blockType) && !refersToRemoved(block));
}

type MenuItem = { kind?: string | null; children?: MenuItem[] | null };

/** Returns the menu without the items that lead to removed content, and without headings that have lost all their items. */
export function remainingMenu<Item extends MenuItem>(items: readonly Item[], leadsToRemoved: (item: Item) => boolean): Item[] {
  return items.flatMap((item) => {
    if (leadsToRemoved(item)) return [];
    const children = remainingMenu((item.children ?? []) as Item[], leadsToRemoved);
    const isEmptyHeading = item.kind === 'text' && children.length === 0 && (item.children ?? []).length > 0;
    return isEmptyHeading ? [] : [{ ...item, ...(item.children && { children }) }];
  });
}

/** Link from one document to another, by names such as `products 12`. A part, such as a picture, belongs to the document. */
export type Link = { to: string; isPart: boolean };

const partCollections: ReadonlySet<string> = new Set(['media', 'drawings', 'files', 'downloads', 'categories', 'faqTopics']);

/** Whether the target of a field is a part: a file, a category, or the page above. */
export const isPart = (collection: string, field: string | undefined): boolean =>
  partCollections.has(collection) || field === 'parent';

/**
 * Returns the candidates that content which stays refers to, each with the document that refers to it. Candidates keep only their parts,
 * because all demo content is connected by related products and projects.
 */
export function usedCandidates(
  roots: Iterable<string>,
  links: (name: string) => readonly Link[],
  candidates: ReadonlySet<string>,
): Map<string, string> {
  const used = new Map<string, string>();
  const queue = [...roots];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const isCandidate = candidates.has(name);
    for (const link of links(name)) {
      if (!candidates.has(link.to) || used.has(link.to) || (isCandidate && !link.isPart)) continue;
      used.set(link.to, name);
      queue.push(link.to);
    }
  }
  return used;
}
