import type { Endpoint } from 'payload';
import { actorOf } from '../audit/audit.ts';
import { quoteRequestReaders } from '../forms/submission-access.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { contentDisposition } from '../platform/file-names.ts';
import { exportAccount } from './export-account.ts';

/**
 * `GET /api/members/{id}/export`: exports all stored data of a member who asks the company for it, and logs it (SEC-10). The export
 * contains the member's quote requests, so it is for their readers.
 */
export const exportMember: Endpoint = {
  path: '/:id/export',
  method: 'get',
  handler: async (req) => {
    if (!(await quoteRequestReaders({ req }))) return Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
    const id = Number(req.routeParams?.id);
    const sql = await requestReads(req);
    const isMember = Number.isSafeInteger(id) && (await sql.query('select 1 from members where id = $1', [id])).length > 0;
    if (!isMember) return Response.json({ message: req.t('error:notFound') }, { status: 404 });
    const exported = await exportAccount({ sql, payload: req.payload }, id, { actor: actorOf(req.user), maxRows: 'all' });
    return new Response(exported, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': contentDisposition(`member-${id}.json`),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};
