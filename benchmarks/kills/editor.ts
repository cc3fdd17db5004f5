import type { Administrator } from '../../e2e/stack.ts';
import { adminClient } from '../admin-client.ts';
import type { Writer } from './writes.ts';

const timeoutMs = 60_000;

/** Returns a writer that publishes a new page at a time by the admin's REST API. */
export function pageWriter(adminUrl: string, administrator: Administrator): Writer {
  const send = adminClient(adminUrl, administrator, timeoutMs);
  let pages = 0;
  return {
    kind: 'page',
    async next() {
      pages += 1;
      const id = `killed-${pages}`;
      const page = { title: id, slug: id, type: 'contentPage', _status: 'published' };
      const answer = await send('POST', 'pages?locale=nl&depth=0', page).catch(() => undefined);
      return { id, isAcknowledged: answer?.status === 201 };
    },
  };
}
