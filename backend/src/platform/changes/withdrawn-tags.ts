import { fileTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';

/** The fields that decide whether guests see a record without an address, and the hash of its file, if it has one. */
export type VisibleRecord = { hash?: string | null; membersOnly?: boolean | null; dutchOnly?: boolean | null };

/**
 * Returns the tags that say that a record, or its former file, is no longer public. `after` is undefined when the record was deleted,
 * `identities` are its tags.
 */
export function withdrawnTags(identities: readonly string[], before: VisibleRecord, after?: VisibleRecord): string[] {
  const isHidden = !after || becomesTrue('membersOnly', before, after) || becomesTrue('dutchOnly', before, after);
  const isFileGone = before.hash && (!after || before.hash !== after.hash);
  return [...(isHidden ? identities : []), ...(isFileGone ? [fileTag(before.hash as string)] : [])].map(withdrawalOf);
}

function becomesTrue(field: 'membersOnly' | 'dutchOnly', before: VisibleRecord, after: VisibleRecord): boolean {
  return !before[field] && after[field] === true;
}
