import { reencryptSecrets } from '../account/editors/second-factor/reencrypt-secrets.ts';
import { type Reencrypted, reencryptAnswers, reencryptFiles } from '../forms/reencrypt-submissions.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { Command } from '../platform/commands/command.ts';
import { withClient } from '../platform/database/with-client.ts';
import { fieldKeyProblem, unusedKeys } from '../platform/field-key-check.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { reencryptWebhookSecrets } from '../webhooks/reencrypt-webhook-secrets.ts';

/** Encrypts all content with the first field key, so that the others can be removed. */
export const reencrypt: Command = async ({ configuration, print }) => {
  const { fieldKeys: keys } = configuration;
  const storage = await openStorage(configuration);
  const problem = await storage.problem();
  if (problem) return { problem };
  return withClient(configuration.databaseUrl, async (client) => {
    const sql = instrumentedSql(client);
    // Registers the first key before content needs it.
    const missing = await fieldKeyProblem(client, keys);
    if (missing) return { problem: missing };
    const results: [string, Reencrypted][] = [
      ['submissions', await reencryptAnswers(sql, keys)],
      ['files', await reencryptFiles(sql, keys, storage)],
      ['second factors', await reencryptSecrets(sql, keys)],
      ['secrets of webhooks', await reencryptWebhookSecrets(sql, keys)],
    ];
    print(`keys: ${results.map(([name, { changed }]) => `${changed} ${name}`).join(', ')} encrypted with ${keys[0].id}`);
    const unused = await unusedKeys(client, keys.slice(1));
    if (unused.length > 0) print(`keys: no content needs ${unused.join(', ')} any more`);
    const unreadable = results.filter((result) => result[1].unreadable > 0);
    if (unreadable.length === 0) return undefined;
    return {
      problem: `not decrypted, and not changed: ${unreadable.map(([name, count]) => `${count.unreadable} ${name}`).join(', ')}`,
    };
  });
};
