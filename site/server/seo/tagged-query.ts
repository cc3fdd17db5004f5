import { type Api, apiSend } from '../../src/platform/data/api-send.server.ts';
import { collectTags } from '../../src/platform/data/cached-send.server.ts';
import { type Query, queryOver } from '../../src/platform/data/query.ts';
import type { Log } from '../log.ts';

/** Returns a guest's query that collects the tags and records of its answers. It uses no data cache, which long lists would fill. */
export function taggedQuery({ api, log }: { api: Api; log: Log }, tags: Set<string>): Query {
  const send = apiSend(api, {});
  return queryOver(
    async (...asked) => {
      const answer = await send(...asked);
      for (const tag of answer.tags) tags.add(tag);
      collectTags(answer.data, tags);
      return answer;
    },
    (operation, error) => log.error({ operation, ...error }, 'GraphQL error'),
  );
}
