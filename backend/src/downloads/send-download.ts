import type { IncomingMessage } from 'node:http';
import { seesMemberContent } from '../platform/access/roles.ts';
import { contentTypeOf, isAttachment } from '../platform/api/content-types.ts';
import type { Viewer } from '../platform/api/context.ts';
import type { Sql } from '../platform/api/counted-sql.ts';
import { type Exchange, sendFailure } from '../platform/api/exchange.ts';
import { sendFile } from '../platform/api/send-file.ts';
import { originalPath } from '../platform/uploads/original-file.ts';
import { isKeyTo, membersLink } from './file-link.ts';
import { fileUrl } from './file-url.ts';

export type DownloadParts = {
  sql: Sql;
  /** Where originals are kept. */
  mediaFolder: string;
  /** With which links of files for members are signed. */
  secret: string;
  /** Who asks; undefined for a token that names nobody. */
  viewerOf(request: IncomingMessage): Promise<Viewer | null | undefined>;
};

type StoredFile = { hash: string; filename: string };

const statement = `
  select bool_or(coalesce(members_only, false)) as "membersOnly" from files where hash = $1 and filename = $2 having count(*) > 0`;

/**
 * `/media/files/{hash}/{filename}`: a file for download. One for members only is refused to anybody else who knows its address
 * (MEM-02), and kept by no cache; a member whose address has no key, or one that is past, is sent on to it with a new one. Answers
 * false for an address that has no file.
 */
export async function sendDownload(parts: DownloadParts, exchange: Exchange, hash: string, encoded: string): Promise<boolean> {
  const filename = plainName(encoded);
  if (filename === undefined) return false;
  const [file] = await parts.sql.query<{ membersOnly: boolean }>(statement, [hash, filename]);
  if (!file) return false;
  if (file.membersOnly && !(await opensForMember(parts, exchange, { hash, filename }))) return true;
  return sendFile(exchange, {
    path: originalPath(parts.mediaFolder, { hash, filename }),
    contentType: contentTypeOf(filename),
    version: hash,
    isUnkept: file.membersOnly,
    attachment: isAttachment(filename) ? filename : undefined,
  });
}

/** Whether a file for members may be sent; where not, the answer says why, or where it is. */
async function opensForMember(parts: DownloadParts, { request, response, query }: Exchange, file: StoredFile): Promise<boolean> {
  const url = fileUrl(file);
  if (!url || !seesMemberContent(await parts.viewerOf(request))) {
    sendFailure(response, 403, 'FORBIDDEN', 'This file is for members.');
    return false;
  }
  if (isKeyTo(parts.secret, url, query)) return true;
  response.writeHead(302, { location: membersLink(parts.secret, url), 'cache-control': 'no-store', 'content-length': 0 }).end();
  return false;
}

/** A file name as it was uploaded; undefined for what is none. */
function plainName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded);
    return /[\p{Cc}/\\]/u.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}
