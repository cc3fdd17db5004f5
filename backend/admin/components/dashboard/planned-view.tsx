import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { plannedPublications } from '../../../src/dashboard/planned-publications.ts';
import { isEditor } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LocalDate } from '../local-date.tsx';
import { Overview } from '../overview.tsx';
import { kindLabels } from '../translations/translations-labels.ts';
import { dashboardLabels as labels } from './dashboard-labels.ts';

const columns = ['at', 'entry', 'kind', 'language', 'by'] as const;

/** Renders the overview of scheduled publications, the next one first. */
export async function PlannedView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isEditor(req.user)) redirect('/admin');
  const planned = await plannedPublications(await requestReads(req));
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  return (
    <Overview view={view} title={text('planned')}>
      <p>{text('plannedIntro')}</p>
      {planned.length === 0 ? (
        <p>{text('nothingPlanned')}</p>
      ) : (
        <div className="plantsoen-scroll">
          <table>
            <ColumnHeads names={columns.map(text)} />
            <tbody>
              {planned.map(({ kind, documentId, locale, type, title, at, editor }) => (
                <tr key={`${kind} ${documentId} ${locale} ${at.toISOString()}`}>
                  <td>
                    <LocalDate date={at.toISOString()} hasTime /> {text(type)}
                  </td>
                  <td>
                    <a href={`/admin/collections/${kind}/${documentId}${locale ? `?locale=${locale}` : ''}`}>
                      {title || documentId}
                    </a>
                  </td>
                  <td>{labelFor(req, kindLabels[kind])}</td>
                  <td>{locale ?? text('allLanguages')}</td>
                  <td>{editor ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Overview>
  );
}
