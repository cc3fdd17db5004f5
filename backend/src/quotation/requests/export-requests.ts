import type { Endpoint, PayloadRequest } from 'payload';
import { actorOf, audit } from '../../audit/audit.ts';
import { quoteRequestReaders } from '../../forms/submission-access.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { dutchTime } from '../../platform/dutch-time.ts';
import { contentDisposition } from '../../platform/file-names.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { byteOrderMark, csvRow, exportFileName, separatorFor } from '../../platform/spreadsheets/csv.ts';
import { listRequests, type RequestRow } from '../list-requests.ts';
import { requestFilterOf } from '../request-filter.ts';
import { ownTeamMember } from './adviser-account.ts';
import { lossReasons, offerLabel, statusLabels } from './request-status.ts';

const maxRows = 20_000;

const headings = {
  number: { nl: 'Kenmerk', en: 'Reference', de: 'Kennung' },
  createdAt: { nl: 'Ontvangen', en: 'Received', de: 'Eingegangen' },
  project: { nl: 'Project', en: 'Project', de: 'Projekt' },
  organisation: { nl: 'Organisatie', en: 'Organisation', de: 'Organisation' },
  name: { nl: 'Naam', en: 'Name', de: 'Name' },
  email: { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' },
  site: { nl: 'Taal', en: 'Language', de: 'Sprache' },
  value: { nl: 'Waarde volgens richtprijzen (€)', en: 'Value by guide prices (€)', de: 'Wert nach Richtpreisen (€)' },
  offer: {
    nl: `${offerLabel.nl} (€)`,
    en: `${offerLabel.en} (€)`,
    de: `${offerLabel.de} (€)`,
  },
  region: { nl: 'Regio', en: 'Region', de: 'Region' },
  adviser: { nl: 'Adviseur', en: 'Adviser', de: 'Berater' },
  status: { nl: 'Status', en: 'Status', de: 'Status' },
  lossReason: { nl: 'Reden van verlies', en: 'Reason of loss', de: 'Grund des Verlusts' },
  followUpOn: { nl: 'Opvolgen op', en: 'Follow up on', de: 'Nachfassen am' },
} as const satisfies Record<string, Label>;

/** `GET /api/quote-requests/export`: exports the list with its filter as CSV, and logs it (SEC-08). */
export const exportRequests: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!(await quoteRequestReaders({ req }))) return Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
    const filter = requestFilterOf((name) => req.searchParams.get(name) ?? '');
    const reads = await requestReads(req);
    const ownAdviserId = await ownTeamMember(reads, req.user);
    const { rows, total } = await listRequests(reads, filter, { ownAdviserId, limit: maxRows });
    await audit(await requestSql(req), { actor: actorOf(req.user), action: 'export', kind: 'quoteRequests', count: rows.length });
    return new Response(csvOf(req, rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(exportFileName('quote-requests', rows.length, total)),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

function csvOf(req: PayloadRequest, rows: readonly RequestRow[]): string {
  const separator = separatorFor(req.i18n.language);
  const euros = (cents: number | null) => {
    const amount = cents === null ? '' : (cents / 100).toFixed(2);
    return separator === ';' ? amount.replace('.', ',') : amount;
  };
  const cells = rows.map((row) => [
    ...[
      row.number,
      dutchTime(row.createdAt),
      row.project,
      row.organisation,
      row.name,
      row.email,
      row.site,
      euros(row.valueCents),
      euros(row.offeredCents),
    ],
    ...[row.region ?? row.country, row.adviser, labelFor(req, statusLabels[row.status])],
    ...[row.lossReason && labelFor(req, lossReasons[row.lossReason]), row.followUpOn],
  ]);
  const head = Object.values(headings).map((label) => labelFor(req, label));
  return (
    byteOrderMark +
    [head, ...cells]
      .map((row) =>
        csvRow(
          row.map((cell) => cell ?? ''),
          separator,
        ),
      )
      .join('')
  );
}
