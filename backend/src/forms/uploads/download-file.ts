import { Readable } from 'node:stream';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, PayloadRequest } from 'payload';
import { actorOf, audit } from '../../audit/audit.ts';
import { servesCustomers } from '../../platform/access/roles.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import { contentDisposition } from '../../platform/file-names.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { submissionSubject } from '../submission-access.ts';
import { decryptFile } from './encrypted-file.ts';
import { uploadKey } from './upload-rows.ts';

type StoredFile = { id: string; file: string; name: string; title: string; bytes: string; encrypted: boolean };

/**
 * `GET /api/form-submissions/{id}/files/{upload}`: returns a file of a submission as a download (SEC-07), and logs it (SEC-08).
 */
export const downloadFile: Endpoint = {
  path: '/:id/files/:upload',
  method: 'get',
  handler: async (req) => {
    if (!servesCustomers(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 401 });
    const stored = await findStoredFile(req);
    const content = stored && (await contentOf(req, stored));
    if (!stored || !content) return Response.json({ message: req.t('error:notFound') }, { status: 404 });
    const subject = `${submissionSubject({ id: String(req.routeParams?.id), formTitle: stored.title })}: ${stored.name}`;
    await audit(await requestSql(req), { actor: actorOf(req.user), action: 'download', kind: 'submissions', subject });
    return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': stored.bytes,
        'content-disposition': contentDisposition(stored.name),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      },
    });
  },
};

/** Returns the content of a file; undefined if it is missing or its encryption key is no longer known. */
async function contentOf({ payload }: PayloadRequest, { id, file, encrypted }: StoredFile): Promise<Readable | undefined> {
  const { storage, fieldKeys } = installationOf(payload);
  const key = uploadKey(file);
  return encrypted ? decryptFile(fieldKeys, Number(id), storage, key) : storage.read(key);
}

/** Returns the file if the editor may read its submission; otherwise undefined. */
async function findStoredFile(req: PayloadRequest): Promise<StoredFile | undefined> {
  const [id, upload] = [Number(req.routeParams?.id), Number(req.routeParams?.upload)];
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(upload)) return undefined;
  const { totalDocs } = await req.payload.count({
    collection: 'form-submissions',
    where: { id: { equals: id } },
    overrideAccess: false,
    user: req.user,
  });
  if (totalDocs !== 1) return undefined;
  const { rows } = await (await requestSql(req)).execute<StoredFile>(
    sql`select u.id, file, name, form_title as title, bytes, encrypted from form_upload u join form_submissions s on s.id = submission_id
      where u.id = ${upload} and submission_id = ${id}`,
  );
  return rows[0];
}
