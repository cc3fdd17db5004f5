import { timingSafeEqual } from 'node:crypto';
import { signature } from '../platform/protection-key.ts';
import { fileUrl } from './file-url.ts';

/** A file as far as its link depends on it. */
export type LinkedFile = { hash: string | null; filename: string | null; membersOnly: boolean };

/** How long the link of a file for members counts, s. */
const lifetime = 60 * 60;

/**
 * The address at which a caller who may have a file is answered it. That of a file for members says until when it counts, under a
 * signature: what is passed on or left in a history leads nowhere by itself (MEM-02).
 */
export function fileLink(secret: string, file: LinkedFile, now = Date.now()): string | null {
  const url = fileUrl(file);
  return url && file.membersOnly ? membersLink(secret, url, now) : url;
}

/** The address of a file for members with a key to it. */
export function membersLink(secret: string, url: string, now = Date.now()): string {
  const until = Math.floor(now / 1000) + lifetime;
  return `${url}?${new URLSearchParams({ until: `${until}`, key: keyOf(secret, url, `${until}`) })}`;
}

/** Whether what an address carries is the key to this file, and counts still. */
export function isKeyTo(secret: string, url: string, query: URLSearchParams, now = Date.now()): boolean {
  const until = query.get('until') ?? '';
  const given = Buffer.from(query.get('key') ?? '');
  const right = Buffer.from(keyOf(secret, url, until));
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) * 1000 > now;
}

function keyOf(secret: string, url: string, until: string): string {
  return signature(secret, 'file link', [url, until]).toString('base64url');
}
