import type { AdminViewServerProps } from 'payload';
import { actorOf, audit } from '../../../src/audit/audit.ts';
import { quoteRequestReaders } from '../../../src/forms/submission-access.ts';
import { requestReads, requestSql } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { countRequests, listAdvisers, listRegions, listRequests } from '../../../src/quotation/list-requests.ts';
import { addressOfRequests, requestFilterOf } from '../../../src/quotation/request-filter.ts';
import { ownTeamMember } from '../../../src/quotation/requests/adviser-account.ts';
import { leaveClosedView } from '../leave-closed-view.ts';
import { Overview } from '../overview.tsx';
import { formatCents } from './format-cents.ts';
import { QuotesFilter, QuotesTabs } from './quotes-filter.tsx';
import { exportLabel, quotesLabels as labels } from './quotes-labels.ts';
import { QuotesTable } from './quotes-table.tsx';
import { RequestKeys } from './request-keys.tsx';
import { RequestPanel } from './request-panel.tsx';

const pageSize = 25;

/** Renders the list of quote requests with its filters, and the opened request beside it (EDT-12). */
export async function QuotesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!(await quoteRequestReaders({ req }))) leaveClosedView();
  const parameter = (name: string) => [view.searchParams?.[name]].flat()[0] ?? '';
  const numberOf = (name: string) => (/^\d{1,9}$/.test(parameter(name)) ? Number(parameter(name)) : undefined);
  const filter = requestFilterOf(parameter);
  const page = Math.max(numberOf('page') ?? 1, 1);
  const opened = numberOf('request');
  const sql = await requestReads(req);
  const ownAdviserId = await ownTeamMember(sql, req.user);
  const [counts, all, { rows, total }, advisers, regions] = await Promise.all([
    countRequests(sql, { ownAdviserId }),
    listRequests(sql, { ...filter, tab: 'all' }, { ownAdviserId, limit: 1 }),
    listRequests(sql, filter, { ownAdviserId, limit: pageSize, offset: (page - 1) * pageSize }),
    listAdvisers(sql),
    listRegions(sql),
  ]);
  if (rows.length > 0)
    await audit(await requestSql(req), { actor: actorOf(req.user), action: 'read', kind: 'quoteRequests', count: rows.length });
  const exports = [
    ...(filter.tab === 'all' ? [] : [{ tab: filter.tab, count: total }]),
    { tab: 'all' as const, count: all.total },
  ];
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const address = (more: { page?: number; request?: number | undefined }) => addressOfRequests({ ...filter, page, ...more });
  return (
    <Overview view={view} title={text('title')}>
      <div className="plantsoen-quotes">
        <div className="plantsoen-quotes-head">
          <span>
            {text('openValue')} <strong>{formatCents(req.i18n.language, counts.openCents)}</strong>
          </span>
          <a href="/admin/quote-figures">{text('figures')}</a>
          {exports.map(({ tab, count }) => (
            <a key={tab} href={addressOfRequests({ ...filter, tab }, '/api/quote-requests/export')} download>
              {labelFor(req, exportLabel(tab, count))}
            </a>
          ))}
        </div>
        <QuotesTabs {...{ counts, filter, i18n: req.i18n }} />
        <div className="plantsoen-quotes-columns">
          <section className="plantsoen-quotes-list" aria-label={text('title')}>
            <QuotesFilter {...{ filter, regions, advisers, i18n: req.i18n }} />
            {filter.tab === 'mine' && ownAdviserId === null && (
              <p>
                {text('noAdviser')} <a href="/admin/account">{text('account')}</a>
              </p>
            )}
            <QuotesTable {...{ rows, total, filter, page, pageSize, opened, address, i18n: req.i18n }} />
            <RequestKeys
              opened={opened}
              addresses={rows.map(({ id }) => ({ id, href: address({ request: id }) }))}
              hint={text('keys')}
            />
          </section>
          {opened !== undefined && (
            <RequestPanel key={opened} {...{ req, id: opened, advisers, ownAdviserId, closeHref: address({}) }} />
          )}
        </div>
      </div>
    </Overview>
  );
}
