import { timingSafeEqual } from 'node:crypto';
import { signature } from '../platform/protection-key.ts';

/**
 * Returns the permanent address of an uploaded file, which contains the hash of its content. `fileLink` returns the address for
 * callers.
 */
export function fileUrl(file: { hash?: string | null; filename?: string | null }): string | null {
  return file.hash && file.filename ? `/media/files/${file.hash}/${encodeURIComponent(file.filename)}` : null;
}

/** The properties of a file that determine its link. */
export type LinkedFile = { hash: string | null; filename: string | null; membersOnly: boolean };

/** Lifetime of the link of a members-only file, in seconds. */
const lifetime = 60 * 60;

/**
 * Returns the address of a file for a caller who may have it, or null. The address of a members-only file has a signed expiry
 * time. A link that is shared or left in a browser history gives no access without a member's session (MEM-02).
 */
export function fileLink(secret: string, file: LinkedFile, now = Date.now()): string | null {
  const url = fileUrl(file);
  return url && file.membersOnly ? membersLink(secret, url, now) : url;
}

/** Returns the address of a members-only file with its key. */
export function membersLink(secret: string, url: string, now = Date.now()): string {
  const until = Math.floor(now / 1000) + lifetime;
  return `${url}?${new URLSearchParams({ until: `${until}`, key: keyOf(secret, url, `${until}`) })}`;
}

/** Whether the query of an address has the right key to this file, and the key has not expired. */
export function isKeyTo(secret: string, url: string, query: URLSearchParams, now = Date.now()): boolean {
  const until = query.get('until') ?? '';
  const submitted = Buffer.from(query.get('key') ?? '');
  const right = Buffer.from(keyOf(secret, url, until));
  return submitted.length === right.length && timingSafeEqual(submitted, right) && Number(until) * 1000 > now;
}

function keyOf(secret: string, url: string, until: string): string {
  return signature(secret, 'file link', [url, until]).toString('base64url');
}
