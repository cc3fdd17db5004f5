import type { IncomingMessage } from 'node:http';
import { seesMemberContent } from '../platform/access/roles.ts';
import { contentTypeOf, isAttachment } from '../platform/api/content-types.ts';
import type { Viewer } from '../platform/api/context.ts';
import { type HttpContext, sendFailure } from '../platform/api/http-context.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { sendFile } from '../platform/api/send-file.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { originalKey } from '../platform/uploads/original-file.ts';
import { fileUrl, isKeyTo, membersLink } from './file-link.ts';

export type DownloadParts = {
  sql: Sql;
  /** Storage of the uploaded originals. */
  storage: FileStorage;
  /** Secret that signs the links of members-only files. */
  secret: string;
  /** Returns the caller of a request; undefined for an invalid token. */
  viewerOf(request: IncomingMessage): Promise<Viewer | null | undefined>;
};

type StoredFile = { hash: string; filename: string };

const statement = `
  select bool_or(coalesce(members_only, false)) as "membersOnly" from files where hash = $1 and filename = $2 having count(*) > 0`;

/**
 * Answers `/media/files/{hash}/{filename}`, a file for download. A members-only file is refused to guests with 403 and is not
 * cached (MEM-02). A member whose address has no valid key is redirected to one with a new key. Resolves to false for an address
 * without a file.
 */
export async function sendDownload(
  parts: DownloadParts,
  httpContext: HttpContext,
  hash: string,
  encoded: string,
): Promise<boolean> {
  const filename = plainName(encoded);
  if (filename === undefined) return false;
  const [file] = await parts.sql.query<{ membersOnly: boolean }>(statement, [hash, filename]);
  if (!file) return false;
  if (file.membersOnly && !(await opensForMember(parts, httpContext, { hash, filename }))) return true;
  return sendFile(parts.storage, httpContext, {
    key: originalKey({ hash, filename }),
    contentType: contentTypeOf(filename),
    version: hash,
    cached: file.membersOnly ? 'none' : 'minutes',
    attachment: isAttachment(filename) ? filename : undefined,
  });
}

/** Whether a members-only file may be sent. If not, this function has already answered with a refusal or a redirect. */
async function opensForMember(
  parts: DownloadParts,
  { request, response, query }: HttpContext,
  file: StoredFile,
): Promise<boolean> {
  const url = fileUrl(file);
  if (!url || !seesMemberContent(await parts.viewerOf(request))) {
    sendFailure(response, 403, 'FORBIDDEN', 'This file is only available to members.');
    return false;
  }
  if (isKeyTo(parts.secret, url, query)) return true;
  response.writeHead(302, { location: membersLink(parts.secret, url), 'cache-control': 'no-store', 'content-length': 0 }).end();
  return false;
}

/** Returns the decoded file name; undefined for an invalid one. */
function plainName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded);
    return /[\p{Cc}/\\]/u.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}
