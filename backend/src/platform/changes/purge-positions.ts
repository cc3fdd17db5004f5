import { type Handler, readBody, sendFailure, sendJson } from '../api/http-context.ts';
import type { Sql } from '../api/instrumented-sql.ts';

const path = '/purges/';
const maxBodyBytes = 1000;
/** Days without a purge after which the pages of a build are no longer at a CDN. */
const retentionDays = 30;

/**
 * Handles the addresses below `/purges/`, for sites only: `GET` returns the highest position in the change log up to which some site has
 * purged the CDN, and the builds of the sites. `PUT` of `<build>` stores a position.
 */
export function purgePositionsHandler(sql: Sql): Handler {
  return async (httpContext) => {
    const { request, response } = httpContext;
    const build = httpContext.path.slice(path.length);
    if (request.method === 'GET' && build === '') return sendJson(response, 200, await readPosition(sql));
    if (request.method !== 'PUT' || build === '') {
      response.setHeader('allow', 'GET, PUT');
      return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'This address does not allow the method.');
    }
    const [, position] = /^\{"position":(\d{1,15})\}$/.exec((await readBody(request, maxBodyBytes)) ?? '') ?? [];
    if (position === undefined || !/^[\w-]{1,64}$/.test(build))
      return sendFailure(response, 400, 'BAD_REQUEST', 'The build must be a name, and the position the id of a change.');
    await storePosition(sql, build, Number(position));
    sendJson(response, 200, {});
  };
}

async function readPosition(sql: Sql): Promise<{ position: number | null; builds: string[] }> {
  const rows = await sql.query<{ build: string; position: string }>('select build, position from cdn_purge order by build');
  const positions = rows.map(({ position }) => Number(position));
  return { position: rows.length > 0 ? Math.max(...positions) : null, builds: rows.map(({ build }) => build) };
}

/** Stores the position of a build unless it has a higher one, and deletes old builds. */
async function storePosition(sql: Sql, build: string, position: number): Promise<void> {
  await sql.query(
    `with expired as (
       delete from cdn_purge where build <> $1 and updated_at < now() - make_interval(days => ${retentionDays})
     )
     insert into cdn_purge (build, position) values ($1, $2)
     on conflict (build) do update set position = greatest(cdn_purge.position, excluded.position), updated_at = now()`,
    [build, position],
  );
}
