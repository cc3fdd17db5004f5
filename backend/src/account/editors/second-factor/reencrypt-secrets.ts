import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { decryptText, encryptText } from '../../../platform/field-encryption.ts';
import type { FieldKeys } from '../../../platform/field-keys.ts';
import { belonging } from './second-factor.ts';

/** Encrypts the secrets with the first key that another one has encrypted. Returns the number of changed and of unreadable ones. */
export async function reencryptSecrets(sql: Sql, keys: FieldKeys): Promise<{ changed: number; unreadable: number }> {
  const rows = await sql.query<{ userId: number; secret: string }>(
    `select user_id as "userId", secret from user_second_factor where not starts_with(secret, $1 || '.')`,
    [keys[0].id],
  );
  const counts = { changed: 0, unreadable: 0 };
  for (const { userId, secret } of rows) {
    const text = decryptText(keys, belonging(userId), secret);
    if (text === undefined) {
      counts.unreadable += 1;
      continue;
    }
    const renewed = encryptText(keys, belonging(userId), text);
    const update = 'update user_second_factor set secret = $2 where user_id = $1 and secret = $3 returning user_id';
    counts.changed += (await sql.query(update, [userId, renewed, secret])).length;
  }
  return counts;
}
