import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, PayloadRequest } from 'payload';
import { actorOf, audit } from '../../audit/audit.ts';
import { isEditor } from '../../platform/access/roles.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import { installationOf } from '../../platform/payload/installation.ts';

type Kept = { file: string; name: string; form: string };

/** `GET /api/form-submissions/{id}/files/{upload}`: a file that came with a submission, for saving only (SEC-07), logged (SEC-08). */
export const downloadFile: Endpoint = {
  path: '/:id/files/:upload',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 401 });
    const kept = await keptFile(req);
    const file = kept && (await open(join(installationOf(req.payload).uploadsFolder, kept.file)).catch(() => undefined));
    if (!kept || !file) return Response.json({ message: req.t('error:notFound') }, { status: 404 });
    const subject = `${kept.name} of submission ${req.routeParams?.id} of ${kept.form}`.slice(0, 200);
    await audit(await requestSql(req), { actor: actorOf(req.user), action: 'download', subject });
    const { size } = await file.stat();
    return new Response(file.readableWebStream({ autoClose: true }) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(size),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(kept.name)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      },
    });
  },
};

/** The file, where the submission is one that the editor may read. */
async function keptFile(req: PayloadRequest): Promise<Kept | undefined> {
  const [id, upload] = [Number(req.routeParams?.id), Number(req.routeParams?.upload)];
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(upload)) return undefined;
  const { totalDocs } = await req.payload.count({
    collection: 'form-submissions',
    where: { id: { equals: id } },
    overrideAccess: false,
    user: req.user,
  });
  if (totalDocs !== 1) return undefined;
  const { rows } = await (await requestSql(req)).execute<Kept>(
    sql`select file, name, form from form_upload where id = ${upload} and submission_id = ${id}`,
  );
  return rows[0];
}
