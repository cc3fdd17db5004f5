import type { Sql } from '../platform/api/instrumented-sql.ts';
import { decryptText, encryptText } from '../platform/field-encryption.ts';
import type { FieldKeys } from '../platform/field-keys.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { StoredValue } from './stored-value.ts';
import { decryptFile, encryptFile } from './uploads/encrypted-file.ts';
import { uploadKey } from './uploads/upload-rows.ts';

/** Number of records that were encrypted with the first key, and of those that no key decrypts. */
export type Reencrypted = { changed: number; unreadable: number };

/** Encrypts the answers of submissions with the first key that another one has encrypted. */
export async function reencryptAnswers(sql: Sql, keys: FieldKeys): Promise<Reencrypted> {
  const [{ id: first }] = keys;
  const rows = await sql.query<{ id: number }>(
    `select id from form_submissions where jsonb_path_exists("values", 'lax $[*].encrypted ? (!(@ starts with $prefix))',
       jsonb_build_object('prefix', $1::text || '.')) order by id`,
    [first],
  );
  const counts = { changed: 0, unreadable: 0 };
  for (const { id } of rows) {
    const [row] = await sql.query<{ values: StoredValue[] }>('select "values" from form_submissions where id = $1', [id]);
    if (!row) continue;
    const renewed = row.values.map((value) => renew(keys, id, value));
    const values = row.values.map((value, index) => renewed[index] ?? value);
    // A submission that has changed meanwhile is left to the next run.
    const updated = await sql.query('update form_submissions set "values" = $2 where id = $1 and "values" = $3 returning id', [
      id,
      JSON.stringify(values),
      JSON.stringify(row.values),
    ]);
    if (renewed.includes(undefined)) counts.unreadable += 1;
    else counts.changed += updated.length;
  }
  return counts;
}

/** Returns a value encrypted with the first key; undefined if no key decrypts it. */
function renew(keys: FieldKeys, submission: number, value: StoredValue): StoredValue | undefined {
  if (!('encrypted' in value) || value.encrypted.startsWith(`${keys[0].id}.`)) return value;
  const belonging = { record: submission, handle: value.handle };
  const text = decryptText(keys, belonging, value.encrypted);
  return text === undefined ? undefined : { ...value, encrypted: encryptText(keys, belonging, text) };
}

/**
 * Encrypts the files of forms with the first key that another one has encrypted. Each is replaced atomically and before its row, so that
 * an interrupted run can be repeated. A download at the same moment may fail.
 */
export async function reencryptFiles(sql: Sql, keys: FieldKeys, storage: FileStorage): Promise<Reencrypted> {
  const [{ id: first }] = keys;
  const rows = await sql.query<{ id: string; file: string }>(
    'select id, file from form_upload where encrypted and field_key_id is distinct from $1 order by id',
    [first],
  );
  const counts = { changed: 0, unreadable: 0 };
  for (const { id, file } of rows) {
    if (await rewrite(keys, Number(id), storage, uploadKey(file))) {
      await sql.query('update form_upload set field_key_id = $2 where id = $1', [id, first]);
      counts.changed += 1;
    } else counts.unreadable += 1;
  }
  return counts;
}

/** Returns false if a file is missing, damaged, or encrypted with an unknown key. */
async function rewrite(keys: FieldKeys, upload: number, storage: FileStorage, key: string): Promise<boolean> {
  try {
    const content = await decryptFile(keys, upload, storage, key);
    if (content) await storage.write(key, encryptFile(keys, upload, content));
    return content !== undefined;
  } catch (error) {
    if (error instanceof Error && /unable to authenticate data/.test(error.message)) return false;
    throw error;
  }
}
