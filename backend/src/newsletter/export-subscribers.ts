import { isLocaleCode, type LocaleCode, locales } from '@plantsoen/contract/locales.ts';
import { pathOf } from '@plantsoen/contract/paths.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { actorOf, audit } from '../audit/audit.ts';
import { isEditor } from '../platform/access/roles.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { contentDisposition } from '../platform/file-names.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { byteOrderMark, csvRow, exportFileName, separatorFor } from '../platform/spreadsheets/csv.ts';
import { unsubscribeToken } from './subscription-tokens.ts';

const maxRowCount = 100_000;

const headings: readonly Label[] = [
  { nl: 'E-mailadres', en: 'Email address', de: 'E-Mail-Adresse' },
  { nl: 'Voornaam', en: 'First name', de: 'Vorname' },
  { nl: 'Achternaam', en: 'Last name', de: 'Nachname' },
  { nl: 'Taal', en: 'Language', de: 'Sprache' },
  { nl: 'Bevestigd op', en: 'Confirmed on', de: 'Bestätigt am' },
  { nl: 'Link om af te melden', en: 'Link to unsubscribe', de: 'Link zum Abmelden' },
];

type Row = {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  site: LocaleCode;
  confirmed: string;
  /** Number of rows without the limit. */
  total: number;
};

const nameOf = (site: LocaleCode) => locales.find(({ code }) => code === site)?.name ?? site;

/**
 * `GET /api/subscribers/export?site=nl`: exports confirmed subscribers as CSV, with the unsubscribe link that every newsletter
 * needs. Without a site, it exports those of all sites. The export is logged (SEC-08).
 */
export const exportSubscribers: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 401 });
    const requestedSite = String(req.searchParams?.get('site') ?? '');
    const site = isLocaleCode(requestedSite) ? requestedSite : null;
    const rows = await confirmedSubscribers(req, site);
    const entry = { actor: actorOf(req.user), action: 'export', kind: 'subscribers', count: rows.length } as const;
    await audit(await requestSql(req), { ...entry, ...(site && { subject: nameOf(site) }) });
    const separator = separatorFor(req.i18n.language);
    const head = csvRow(
      headings.map((label) => labelFor(req, label)),
      separator,
    );
    return new Response(byteOrderMark + head + rows.map((row) => csvRow(cellsOf(req, row), separator)).join(''), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(
          exportFileName(site ? `newsletter-${site}` : 'newsletter', rows.length, rows[0]?.total ?? 0),
        ),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

async function confirmedSubscribers(req: PayloadRequest, site: LocaleCode | null): Promise<Row[]> {
  const sql = await requestReads(req);
  return sql.query<Row>(
    `select id, email, first_name as "firstName", last_name as "lastName", site::text as site, to_char(confirmed_at, 'YYYY-MM-DD') as confirmed,
       count(*) over ()::int as total
     from subscribers where state = 'confirmed' and ($1::text is null or site::text = $1) order by id limit ${maxRowCount}`,
    [site],
  );
}

function cellsOf({ payload }: PayloadRequest, { id, email, firstName, lastName, site, confirmed }: Row): string[] {
  const page = installationOf(payload).siteOrigins[site] + pathOf('newsletterThanks', site);
  const link = `${page}?unsubscribe=${unsubscribeToken(id, payload.secret)}`;
  return [email, firstName ?? '', lastName ?? '', site, confirmed, link];
}
