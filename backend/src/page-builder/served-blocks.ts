import type { EntrySource } from '../entries/entry-source.ts';
import { blockTypenames, type ServedBlock } from '../platform/generated/block-sources.ts';
import type { Page } from '../platform/generated/payload-types.ts';
import { idsPerEntry } from './block-ids.ts';

export type StoredBlock = NonNullable<Page['blocks']>[number];

/** Kinds whose contract type does not follow from their name. */
const irregularTypenames: Readonly<Record<string, string>> = { youtubevideo: 'YoutubeVideoBlock' };

const served: ReadonlySet<string> = new Set(blockTypenames);

/** Returns the contract type of a kind of block; undefined for a stored kind that the contract does not contain. */
function typenameOf(kind: string): string | undefined {
  const typename = irregularTypenames[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`;
  return served.has(typename) ? typename : undefined;
}

/** Returns the blocks of an entry in its site's language, in the order of the page. */
export function servedBlocks(entry: EntrySource, stored: readonly StoredBlock[] | null | undefined): ServedBlock[] {
  return (stored ?? []).flatMap((block, index) => {
    const typename = typenameOf(block.blockType);
    if (!typename) return [];
    return [{ __typename: typename, id: entry.id * idsPerEntry + index + 1, siteId: entry.siteId, stored: block } as ServedBlock];
  });
}
