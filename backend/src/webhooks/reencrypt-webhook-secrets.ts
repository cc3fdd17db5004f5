import type { Sql } from '../platform/api/instrumented-sql.ts';
import { decryptText, encryptText } from '../platform/field-encryption.ts';
import type { FieldKeys } from '../platform/field-keys.ts';
import { secretOf } from './webhook-targets.ts';

/** Encrypts the secrets with the first key that another one has encrypted. Returns the number of changed and of unreadable ones. */
export async function reencryptWebhookSecrets(sql: Sql, keys: FieldKeys): Promise<{ changed: number; unreadable: number }> {
  const counts = { changed: 0, unreadable: 0 };
  for (const column of ['secret', 'former_secret'] as const) {
    const rows = await sql.query<{ id: string; stored: string }>(
      `select id::text, ${column} as stored from webhook_target where not starts_with(${column}, $1 || '.')`,
      [keys[0].id],
    );
    for (const { id, stored } of rows) {
      const text = decryptText(keys, secretOf(id), stored);
      if (text === undefined) {
        counts.unreadable += 1;
        continue;
      }
      const renewed = encryptText(keys, secretOf(id), text);
      const update = `update webhook_target set ${column} = $2 where id = $1::uuid and ${column} = $3 returning id`;
      counts.changed += (await sql.query(update, [id, renewed, stored])).length;
    }
  }
  return counts;
}
