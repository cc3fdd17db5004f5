import type { ClientBase } from 'pg';
import { decryptText, encryptText } from './field-encryption.ts';
import type { FieldKey, FieldKeys } from './field-keys.ts';

/** A key that stored content needs. `checkValue` is a text that it has encrypted; null if no program has used the key since. */
export type NeededKey = { id: string; checkValue: string | null };

const checkText = 'field key';
const belonging = (id: string) => ({ record: `field key ${id}`, handle: 'check' });

/** Returns the IDs of needed keys that are absent, or that are other keys with the same ID. */
export function missingKeys(keys: readonly FieldKey[], needed: readonly NeededKey[]): string[] {
  return needed
    .filter(
      (one) =>
        !isSame(
          keys.find(({ id }) => id === one.id),
          one,
        ),
    )
    .map(({ id }) => id);
}

const isSame = (key: FieldKey | undefined, { id, checkValue }: NeededKey) =>
  key !== undefined && (checkValue === null || decryptText([key], belonging(id), checkValue) === checkText);

/** Returns the keys that stored content needs. */
export async function neededKeys(client: ClientBase): Promise<NeededKey[]> {
  const needed: NeededKey[] = [];
  for (const key of await registeredKeys(client)) if (await isInUse(client, key.id)) needed.push(key);
  return needed;
}

/** Returns the IDs of those of `keys` that no content needs. */
export async function unusedKeys(client: ClientBase, keys: readonly FieldKey[]): Promise<string[]> {
  const unused: string[] = [];
  for (const { id } of keys) if (!(await isInUse(client, id))) unused.push(id);
  return unused;
}

/** Returns all keys that a program has begun to encrypt with, and that no operator has forgotten. */
async function registeredKeys(client: ClientBase): Promise<NeededKey[]> {
  const { rows } = await client.query<NeededKey>('select id, check_value as "checkValue" from field_key order by id');
  return rows;
}

/**
 * Returns why the installation cannot use its encrypted content, or undefined if it has all keys. Registers the keys that it uses from
 * now on. A missing key that no content needs stays registered, because a program with other keys may be about to use it.
 */
export async function fieldKeyProblem(client: ClientBase, keys: FieldKeys): Promise<string | undefined> {
  const registered = await registeredKeys(client);
  const missing: string[] = [];
  for (const id of missingKeys(keys, registered)) if (await isInUse(client, id)) missing.push(id);
  if (missing.length > 0) return problemOf(missing);
  const renamed = missingKeys(keys, registered).find((id) => keys.some((key) => key.id === id));
  if (renamed !== undefined)
    return `another field key is registered as ${renamed}: give the new one another name. If no program has the other one, run plantsoen \
keys forget ${renamed}`;
  for (const key of keys) if (key === keys[0] || registered.some(({ id }) => id === key.id)) await registerFieldKey(client, key);
  return undefined;
}

function problemOf(missing: readonly string[]): string {
  return `stored answers, files, second factors or secrets of webhooks are encrypted with the field key ${missing.join(', ')}, and this installation lacks it or \
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
       or exists (select from webhook_target where starts_with(secret, $1 || '.') or starts_with(former_secret, $1 || '.'))
       or exists (select from form_upload where encrypted and coalesce(field_key_id, $1) = $1) as used`,
    [id],
  );
  return rows[0]?.used ?? false;
}
