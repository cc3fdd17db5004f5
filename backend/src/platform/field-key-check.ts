import type { ClientBase } from 'pg';
import { decryptText, encryptText } from './field-encryption.ts';
import type { FieldKey, FieldKeys } from './field-keys.ts';

/** A key that stored content needs. `checkValue` is a text that it has encrypted; null if no program has used the key since. */
export type NeededKey = { id: string; checkValue: string | null };

const checkText = 'field key';
const belonging = (id: string) => ({ record: `field key ${id}`, handle: 'check' });

/** Returns the IDs of needed keys that are absent, or that are other keys with the same ID. */
export function missingKeys(keys: readonly FieldKey[], needed: readonly NeededKey[]): string[] {
  return needed.filter(({ id, checkValue }) => !isAvailable(keys, id, checkValue)).map(({ id }) => id);
}

function isAvailable(keys: readonly FieldKey[], id: string, checkValue: string | null): boolean {
  const key = keys.find((one) => one.id === id);
  return key !== undefined && (checkValue === null || decryptText([key], belonging(id), checkValue) === checkText);
}

/** Returns the keys that stored content needs. */
export async function neededKeys(client: ClientBase): Promise<NeededKey[]> {
  const { rows } = await client.query<NeededKey>('select id, check_value as "checkValue" from field_key order by id');
  return rows;
}

/**
 * Returns why the installation cannot use its encrypted content, or undefined if it has all keys. Registers the keys that it uses from
 * now on. A missing key that no content needs any more is removed from the register, so that operators can remove old keys.
 */
export async function fieldKeyProblem(client: ClientBase, keys: FieldKeys): Promise<string | undefined> {
  const needed = await neededKeys(client);
  const missing: string[] = [];
  for (const id of missingKeys(keys, needed)) {
    if (await isInUse(client, id)) missing.push(id);
    else await forgetFieldKey(client, id);
  }
  if (missing.length > 0) return problemOf(missing);
  for (const key of keys) if (key === keys[0] || needed.some(({ id }) => id === key.id)) await registerFieldKey(client, key);
  return undefined;
}

function problemOf(missing: readonly string[]): string {
  return `stored answers, files or second factors are encrypted with the field key ${missing.join(', ')}, and this installation lacks it or \
has another key of this name. Add the right key to FIELD_KEYS or field-keys.txt. If it is lost for good, run plantsoen keys forget <id>: \
the content then stays unreadable`;
}

async function registerFieldKey(client: ClientBase, key: FieldKey): Promise<void> {
  await client.query(
    `insert into field_key as k (id, check_value) values ($1, $2)
     on conflict (id) do update set check_value = excluded.check_value where k.check_value is null`,
    [key.id, encryptText([key], belonging(key.id), checkText)],
  );
}

/** Removes a key from the register. Returns false if it was not there. */
export async function forgetFieldKey(client: ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from field_key where id = $1', [id]);
  return rowCount === 1;
}

/** Whether content is encrypted with a key. Files from before `field_key_id` may have been encrypted with any key. */
async function isInUse(client: ClientBase, id: string): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from form_submissions where jsonb_path_exists("values", 'lax $[*].encrypted ? (@ starts with $prefix)',
         jsonb_build_object('prefix', $1::text || '.')))
       or exists (select from user_second_factor where starts_with(secret, $1 || '.'))
       or exists (select from form_upload where encrypted and coalesce(field_key_id, $1) = $1) as used`,
    [id],
  );
  return rows[0]?.used ?? false;
}
