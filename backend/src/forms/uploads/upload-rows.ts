import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';

/** For which field of which form a file is, and who sends it from where (hashes of the address and of what surrounds it). */
export type UploadPurpose = { form: string; field: string; siteId: number; visitor: string; surroundings: string };

export type UploadRow = { id: number; field: string; name: string; bytes: number; token: string };

/**
 * Limits of what a visitor, and the networks around one, may send in an hour, and of what may wait to be sent with a form. Beyond
 * `waitingBytes` only networks with little waiting may add to it, so that a few senders of large files displace no other visitor.
 */
const uploadLimits = {
  hourlyFiles: 60,
  hourlyBytes: 250_000_000,
  hourlyBytesAround: 500_000_000,
  waitingBytes: 2_000_000_000,
  fairBytes: 30_000_000,
  maxWaitingBytes: 4_000_000_000,
};
export const tokenHours = 4;

const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Begins a file of which nothing has arrived yet; undefined where the visitor has sent enough. Its row goes within the hour unless it is finished. */
export async function beginUpload(
  executor: SqlExecutor,
  { form, field, siteId, visitor, surroundings }: UploadPurpose,
  file: string,
): Promise<number | undefined> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    insert into form_upload (form, field, site_id, visitor, surroundings, file, bytes, expires_at)
    select ${form}, ${field}, ${siteId}, ${visitor}, ${surroundings}, ${file}, 0, now() + interval '1 hour'
    where (select count(*) < ${uploadLimits.hourlyFiles}
        from form_upload where visitor = ${visitor} and created_at > now() - interval '1 hour')
    returning id`);
  return rows[0] && Number(rows[0].id);
}

/** Counts bytes of a file that have arrived; false where the visitor has sent enough, or too much waits. */
export async function growUpload(
  executor: SqlExecutor,
  id: number,
  { visitor, surroundings }: Pick<UploadPurpose, 'visitor' | 'surroundings'>,
  bytes: number,
): Promise<boolean> {
  const { hourlyBytes, hourlyBytesAround, waitingBytes, fairBytes, maxWaitingBytes } = uploadLimits;
  const { rows } = await executor.execute(sql`
    update form_upload set bytes = bytes + ${bytes} where id = ${id}
      and (select coalesce(sum(bytes), 0) + ${bytes} <= ${hourlyBytes}
        from form_upload where visitor = ${visitor} and created_at > now() - interval '1 hour')
      and (select coalesce(sum(bytes), 0) + ${bytes} <= ${hourlyBytesAround}
        from form_upload where surroundings = ${surroundings} and created_at > now() - interval '1 hour')
      and (select coalesce(sum(bytes), 0) + ${bytes} <= case
          when coalesce(sum(bytes) filter (where surroundings = ${surroundings}), 0) + ${bytes} <= ${fairBytes} then ${maxWaitingBytes}::bigint
          else ${waitingBytes}::bigint end
        from form_upload where submission_id is null)
    returning id`);
  return rows.length > 0;
}

type ArrivedFile = { token: string; name: string; contentType: string; isEncrypted: boolean };

/** Tells that a file has arrived and may be kept: its token now stands for it. */
export async function finishUpload(
  executor: SqlExecutor,
  id: number,
  { token, name, contentType, isEncrypted }: ArrivedFile,
): Promise<void> {
  await executor.execute(sql`
    update form_upload set token_hash = ${tokenHash(token)}, name = ${name}, content_type = ${contentType},
      encrypted = ${isEncrypted},
      expires_at = now() + make_interval(hours => ${tokenHours})
    where id = ${id}`);
}

/** A file that was refused, or never arrived, is gone; its row counts for the rest of the hour. */
export async function forgetUpload(executor: SqlExecutor, id: number): Promise<void> {
  await executor.execute(sql`update form_upload set bytes = 0 where id = ${id} and token_hash is null and submission_id is null`);
}

/** The files that tokens stand for: of this form, not sent yet, and not too old. */
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

/** What files are called and how large they are, by their tokens, whether they were sent since or not. */
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

/** Gives files to a submission, for good and once: false where one of them was given away or expired meanwhile. */
export async function claimUploads(executor: SqlExecutor, submission: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await executor.execute(sql`
    update form_upload set submission_id = ${submission}, expires_at = null
    where id = any(${sql.param([...ids])}) and token_hash is not null and submission_id is null and expires_at > now()
    returning id`);
  return rows.length === ids.length;
}
