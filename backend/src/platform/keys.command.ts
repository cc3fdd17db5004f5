import type { Command } from './commands/command.ts';
import { isConfirmed, notConfirmed } from './commands/terminal-input.ts';
import { withClient } from './database/with-client.ts';
import { forgetFieldKey } from './field-key-check.ts';

/** Gives up a lost field key, so that API and admin start without it. */
export const forgetKey: Command<{ id: string; yes?: true }> = async ({ configuration, print }, { id, yes }) => {
  if (!(await isConfirmed(`Content that is encrypted with the key ${id} stays unreadable without it.`, yes))) return notConfirmed;
  const isForgotten = await withClient(configuration.databaseUrl, (client) => forgetFieldKey(client, id));
  if (!isForgotten) return { problem: `no stored content needs a key ${id}` };
  print(`field key ${id} is no longer needed`);
  return undefined;
};
