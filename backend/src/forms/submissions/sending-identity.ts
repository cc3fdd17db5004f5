import { createHash } from 'node:crypto';
import type { SubmissionArguments, SubmittedForm } from '../submitted-form.ts';

/** By what the tries of one sending are known: its key, or, without one, what is sent and from where, for some minutes. */
export type SendingIdentity = { key: string; hash: null } | { key: null; hash: string };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function sendingIdentity(
  { handle, siteId }: Pick<SubmittedForm, 'handle' | 'siteId'>,
  { sending, siteId: _, ...content }: SubmissionArguments,
  visitorAddress: string | undefined,
): SendingIdentity {
  if (sending.key && uuid.test(sending.key)) return { key: `${handle}:${siteId}:${sending.key.toLowerCase()}`, hash: null };
  const said = JSON.stringify([handle, siteId, visitorAddress ?? null, sorted(content)]);
  return { key: null, hash: createHash('sha256').update(said).digest('base64url') };
}

/** The same content gives the same text, in whatever order its parts come. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, part]) => [name, sorted(part)]);
}
