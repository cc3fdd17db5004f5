import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';

/** Form and field of an upload, and its sender as hashes of the network and of its wider network. */
export type UploadPurpose = { form: string; field: string; siteId: number; visitor: string; widerNetwork: string };

export type UploadRow = { id: number; field: string; name: string; bytes: number; token: string };

/**
 * Limits per hour for a visitor and for the surrounding networks, and the waiting bytes of a network that
 * may exceed the total of files not yet sent with a form. So a few senders of large files do not block others.
 */
const uploadLimits = {
  hourlyFiles: 60,
  hourlyBytes: 250_000_000,
  hourlyBytesAround: 500_000_000,
  fairBytes: 30_000_000,
};
export const tokenHours = 4;

const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Inserts the row of a new upload; returns undefined if the visitor has sent enough. An unfinished row expires within the hour.
 */
export async function beginUpload(
  executor: SqlExecutor,
  { form, field, siteId, visitor, widerNetwork }: UploadPurpose,
  file: string,
): Promise<number | undefined> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    insert into form_upload (form, field, site_id, visitor, wider_network, file, bytes, expires_at)
    select ${form}, ${field}, ${siteId}, ${visitor}, ${widerNetwork}, ${file}, 0, now() + interval '1 hour'
    where (select count(*) < ${uploadLimits.hourlyFiles}
        from form_upload where visitor = ${visitor} and created_at > now() - interval '1 hour')
    returning id`);
  return rows[0] && Number(rows[0].id);
}

/** Counts received bytes of a file. Returns false if the visitor has sent enough, or too many bytes are waiting. */
export async function growUpload(
  executor: SqlExecutor,
  id: number,
  { visitor, widerNetwork }: Pick<UploadPurpose, 'visitor' | 'widerNetwork'>,
  { bytes, waitingBytes }: { bytes: number; waitingBytes: number },
): Promise<boolean> {
  const { hourlyBytes, hourlyBytesAround, fairBytes } = uploadLimits;
  const { rows } = await executor.execute(sql`
    update form_upload set bytes = bytes + ${bytes} where id = ${id}
      and (select coalesce(sum(bytes), 0) + ${bytes} <= ${hourlyBytes}
        from form_upload where visitor = ${visitor} and created_at > now() - interval '1 hour')
      and (select coalesce(sum(bytes), 0) + ${bytes} <= ${hourlyBytesAround}
        from form_upload where wider_network = ${widerNetwork} and created_at > now() - interval '1 hour')
      and (select coalesce(sum(bytes), 0) + ${bytes} <= case
          when coalesce(sum(bytes) filter (where wider_network = ${widerNetwork}), 0) + ${bytes} <= ${fairBytes} then ${2 * waitingBytes}::bigint
          else ${waitingBytes}::bigint end
        from form_upload where submission_id is null)
    returning id`);
  return rows.length > 0;
}

type ArrivedFile = {
  token: string;
  name: string;
  contentType: string;
  /** ID of the key that encrypts the file; null if it is not encrypted. */
  fieldKeyId: string | null;
};

/** Returns the key of an upload in the storage from the name in its row. */
export const uploadKey = (file: string): string => `uploads/${file}`;

/** Marks an upload as accepted, and stores the hash of its token. */
export async function finishUpload(
  executor: SqlExecutor,
  id: number,
  { token, name, contentType, fieldKeyId }: ArrivedFile,
): Promise<void> {
  await executor.execute(sql`
    update form_upload set token_hash = ${tokenHash(token)}, name = ${name}, content_type = ${contentType},
      encrypted = ${fieldKeyId !== null}, field_key_id = ${fieldKeyId},
      expires_at = now() + make_interval(hours => ${tokenHours})
    where id = ${id}`);
}

/** Resets the size of a refused or incomplete upload. Its row counts as a file for the rest of the hour. */
export async function forgetUpload(executor: SqlExecutor, id: number): Promise<void> {
  await executor.execute(sql`update form_upload set bytes = 0 where id = ${id} and token_hash is null and submission_id is null`);
}

/** Returns the uploads of tokens that belong to this form, have not been sent and have not expired. */
export async function findUploads(executor: SqlExecutor, form: string, tokens: readonly string[]): Promise<UploadRow[]> {
  if (tokens.length === 0) return [];
  const byHash = new Map(tokens.map((token) => [tokenHash(token), token]));
  const { rows } = await executor.execute<{ id: string; hash: string; field: string; name: string; bytes: string }>(sql`
    select id, token_hash as hash, field, name, bytes from form_upload
    where token_hash = any(${sql.param([...byHash.keys()])}) and form = ${form} and submission_id is null and expires_at > now()`);
  return rows.map(({ id, hash, field, name, bytes }) => ({
    id: Number(id),
    field,
    name,
    bytes: Number(bytes),
    token: byHash.get(hash) ?? '',
  }));
}

/** Returns the names and sizes of files by token, whether or not they have been sent since. */
export async function describeUploads(
  executor: SqlExecutor,
  form: string,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (tokens.length === 0) return new Map();
  const byHash = new Map(tokens.map((token) => [tokenHash(token), token]));
  const { rows } = await executor.execute<{ hash: string; name: string; bytes: string }>(sql`
    select token_hash as hash, name, bytes from form_upload
    where token_hash = any(${sql.param([...byHash.keys()])}) and form = ${form}`);
  return new Map(rows.map(({ hash, name, bytes }) => [byHash.get(hash) ?? '', `${name} ${bytes}`]));
}

/** Assigns uploads to a submission, once. Returns false if one of them was assigned elsewhere or has expired. */
export async function claimUploads(executor: SqlExecutor, submission: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await executor.execute(sql`
    update form_upload set submission_id = ${submission}, expires_at = null
    where id = any(${sql.param([...ids])}) and token_hash is not null and submission_id is null and expires_at > now()
    returning id`);
  return rows.length === ids.length;
}
