import type { AdminViewServerProps } from 'payload';
import { draftsOf } from '../../../src/dashboard/my-drafts.ts';
import { writesTexts } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { leaveClosedView } from '../leave-closed-view.ts';
import { LocalDate } from '../local-date.tsx';
import { Overview } from '../overview.tsx';
import { kindLabels } from '../translations/translations-labels.ts';
import { dashboardLabels as labels } from './dashboard-labels.ts';

const columns = ['entry', 'kind', 'language', 'savedAt'] as const;

/** Renders the overview of the drafts that the user has saved last. */
export async function DraftsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!writesTexts(req.user)) leaveClosedView();
  const drafts = await draftsOf(await requestReads(req), Number(req.user?.id));
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  return (
    <Overview view={view} title={text('drafts')}>
      <p>{text('draftsIntro')}</p>
      {drafts.length === 0 ? (
        <p>{text('noDrafts')}</p>
      ) : (
        <div className="plantsoen-scroll">
          <table>
            <ColumnHeads names={columns.map(text)} />
            <tbody>
              {drafts.map(({ kind, documentId, locale, title, savedAt }) => (
                <tr key={`${kind} ${documentId} ${locale}`}>
                  <td>
                    <a href={`/admin/collections/${kind}/${documentId}?locale=${locale}`}>{title}</a>
                  </td>
                  <td>{labelFor(req, kindLabels[kind])}</td>
                  <td>{locale}</td>
                  <td>
                    <LocalDate date={savedAt.toISOString()} hasTime />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Overview>
  );
}
