import type { CollectionBeforeDeleteHook, Endpoint, PayloadRequest } from 'payload';
import { isAdministrator } from '../platform/access/roles.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { refusal } from '../platform/payload/refusal.ts';
import { openStatusList } from '../quotation/status-sql.ts';

/** Answer of `GET /api/members/{id}/open-requests`: the number of open quote requests, which lose their requester with the account. */
export type OpenRequests = { open: number };

async function openRequestsOf(req: PayloadRequest, memberId: number): Promise<number> {
  const [row] = await (await requestReads(req)).query<OpenRequests>(
    `select count(*)::int as open from quote_requests where member_id = $1 and status in ${openStatusList}`,
    [memberId],
  );
  return row?.open ?? 0;
}

/** Returns the number of a member's open quote requests to administrators, who confirm it before a deletion. */
export const openRequests: Endpoint = {
  path: '/:id/open-requests',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (!isAdministrator(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
    if (!Number.isSafeInteger(id)) return Response.json({ message: req.t('error:notFound') }, { status: 404 });
    return Response.json({ open: await openRequestsOf(req, id) } satisfies OpenRequests);
  },
};

/** Refuses to delete a member over HTTP whose open quote requests the request does not confirm (`?open=2`). */
export const confirmOpenRequests: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.payloadAPI === 'local') return;
  const open = await openRequestsOf(req, Number(id));
  if (open <= Number(req.query?.open ?? 0)) return;
  throw refusal(req, {
    nl: `Dit lid heeft open offerteaanvragen (${open}). Ze verliezen naam, adres en bijlagen. Open het lid en bevestig het verwijderen daar.`,
    en: `This member has open quote requests (${open}). They would lose name, address and files. Open the member and confirm the deletion there.`,
    de: `Dieses Mitglied hat offene Angebotsanfragen (${open}). Sie verlieren Name, Adresse und Dateien. Öffnen Sie das Mitglied und bestätigen Sie das Löschen dort.`,
  });
};
