import type { AdminViewServerProps } from 'payload';
import { plannedPublications, pricesLabel } from '../../../src/dashboard/planned-publications.ts';
import { isEditor } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { plannedPrices } from '../../../src/products/planned-prices.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { leaveClosedView } from '../leave-closed-view.ts';
import { LocalDate } from '../local-date.tsx';
import { Overview } from '../overview.tsx';
import { priceLabels } from '../prices/price-labels.ts';
import { kindLabels } from '../translations/translations-labels.ts';
import { dashboardLabels as labels } from './dashboard-labels.ts';

const columns = ['at', 'entry', 'kind', 'language', 'by'] as const;

/** Renders the overview of scheduled publications and planned prices, the next one first. */
export async function PlannedView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isEditor(req.user)) leaveClosedView();
  const sql = await requestReads(req);
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const publications = (await plannedPublications(sql)).map(({ kind, documentId, locale, type, title, at, editor }) => ({
    ...{ key: `${kind} ${documentId} ${locale} ${at.toISOString()}`, at, what: text(type), by: editor },
    ...{ href: `/admin/collections/${kind}/${documentId}${locale ? `?locale=${locale}` : ''}`, title: title || `#${documentId}` },
    ...{ kind: labelFor(req, kindLabels[kind]), language: locale ?? text('allLanguages') },
  }));
  const prices = (await plannedPrices(sql)).map(({ id, at, count, note, author }) => ({
    ...{ key: `prices ${id}`, at, what: text('takeEffect'), by: author, href: '/admin/prices' },
    ...{ title: [note, labelFor(req, pricesLabel(count))].filter(Boolean).join(', ') },
    ...{ kind: labelFor(req, priceLabels.title), language: text('allLanguages') },
  }));
  const rows = [...publications, ...prices].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return (
    <Overview view={view} title={text('planned')}>
      <p>{text('plannedIntro')}</p>
      {rows.length === 0 ? (
        <p>{text('nothingPlanned')}</p>
      ) : (
        <div className="plantsoen-scroll">
          <table>
            <ColumnHeads names={columns.map(text)} />
            <tbody>
              {rows.map(({ key, at, what, href, title, kind, language, by }) => (
                <tr key={key}>
                  <td>
                    <LocalDate date={at.toISOString()} hasTime /> {what}
                  </td>
                  <td>
                    <a href={href}>{title}</a>
                  </td>
                  <td>{kind}</td>
                  <td>{language}</td>
                  <td>{by ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Overview>
  );
}
