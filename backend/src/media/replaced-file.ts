import { fileUrl } from '../downloads/file-link.ts';
import type { HttpContext } from '../platform/api/http-context.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { imageUrl } from './image-source.ts';

type CurrentFile = { hash: string; filename: string; mimeType: string };

const addresses = [
  { kind: 'media', pattern: /^\/media\/pictures\/([0-9a-f]{24})\.[a-z]{3,4}$/, urlOf: imageUrl },
  {
    kind: 'drawings',
    pattern: /^\/media\/drawings\/([0-9a-f]{24})\.svg$/,
    urlOf: ({ hash }: CurrentFile) => `/media/drawings/${hash}.svg`,
  },
  { kind: 'files', pattern: /^\/media\/files\/([0-9a-f]{24})\/([^/]{1,600})$/, urlOf: fileUrl },
] as const;

const statementFor = (kind: (typeof addresses)[number]['kind']) => `
  select d.hash, d.filename, d.mime_type as "mimeType" from former_file f join ${kind} d on d.id = f.document_id
  where f.kind = '${kind}' and f.hash = $1 and ($2 = '' or f.filename = $2) and d.hash is not null
  order by f.replaced_at desc limit 1`;

/** Redirects the address of a file that was replaced to its new one, so that links and bookmarks stay valid. */
export async function redirectReplaced(sql: Sql, { path, response }: HttpContext): Promise<boolean> {
  const location = await currentAddress(sql, path);
  if (!location) return false;
  response.writeHead(302, { location, 'cache-control': 'max-age=60', 'content-length': 0 }).end();
  return true;
}

/** Returns the address of the file that has replaced the one at an address; undefined if none has. */
export async function currentAddress(sql: Sql, path: string): Promise<string | undefined> {
  for (const { kind, pattern, urlOf } of addresses) {
    const [, hash, encoded = ''] = pattern.exec(path) ?? [];
    if (!hash) continue;
    const [file] = await sql.query<CurrentFile>(statementFor(kind), [hash, decoded(encoded)]);
    const location = file && urlOf(file);
    return location && location !== path ? location : undefined;
  }
  return undefined;
}

/** Returns the decoded file name; a text that no file has for an invalid one. */
function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '/';
  }
}
