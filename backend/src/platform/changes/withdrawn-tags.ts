import { fileTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';

/** Fields that decide whether guests see a record without an address, and the hash of its file, if any. */
export type VisibleRecord = { hash?: string | null; membersOnly?: boolean | null; dutchOnly?: boolean | null };

/**
 * Returns the tags of a record, or of its former file, that is no longer public. `after` is undefined for a deleted record; `identities`
 * are its tags.
 */
export function withdrawnTags(identities: readonly string[], before: VisibleRecord, after?: VisibleRecord): string[] {
  const isHidden = !after || becomesTrue('membersOnly', before, after) || becomesTrue('dutchOnly', before, after);
  const isFileGone = before.hash && (!after || before.hash !== after.hash);
  return [...(isHidden ? identities : []), ...(isFileGone ? [fileTag(before.hash as string)] : [])].map(withdrawalOf);
}

function becomesTrue(field: 'membersOnly' | 'dutchOnly', before: VisibleRecord, after: VisibleRecord): boolean {
  return !before[field] && after[field] === true;
}
