import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { readEvents } from '../site/src/platform/caching/event-stream.ts';

export type Publications = { announce: (tags: string[]) => Promise<void>; close: () => Promise<void> };

/** SQL that announces a change of a product with some tags, as a publication does (backend/src/platform/changes/announce.ts). */
export const announcement =
  "with written as (insert into change (tags, products) select $1, array[min(product_id)] from catalogue returning id) select pg_notify('plantsoen_change', id::text) from written";

/** Time in ms for the site to apply a change, which it receives at the same moment as this process. */
const timeToTakeIn = 10;

/** Opens the change stream. `announce` writes a change like a publication, and resolves when the site has received it. */
export async function openPublications(databaseUrl: string, apiPort: number, serviceToken: string): Promise<Publications> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const ending = new AbortController();
  const response = await fetch(`http://127.0.0.1:${apiPort}/changes`, {
    headers: { 'x-service-token': serviceToken },
    signal: ending.signal,
  });
  if (!response.body) throw new Error(`the change stream answers ${response.status}`);
  const events = readEvents(response.body, () => {});
  const nextChange = async () => {
    for (let event = await events.next(); ; event = await events.next()) {
      if (event.done) throw new Error('the change stream has ended');
      if (event.value.event === 'change') return;
    }
  };
  return {
    async announce(tags) {
      await client.query(announcement, [tags]);
      await nextChange();
      await pause(timeToTakeIn);
    },
    async close() {
      ending.abort();
      await client.end();
    },
  };
}
