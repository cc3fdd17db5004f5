import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { kindName } from '../../../src/activity/latest-activity.ts';
import { isAdministrator, isEditor } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { installationOf } from '../../../src/platform/payload/installation.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { maxListed, trashItems } from '../../../src/trash/trash-item.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LocalDate } from '../local-date.tsx';
import { Overview } from '../overview.tsx';
import { TrashActions } from './trash-actions.tsx';
import { trashLabels as labels, onlyLatest, trashIntro, withParts } from './trash-labels.ts';

const longestSearch = 100;
const columns = ['what', 'kind', 'by', 'deletedAt', 'expiresAt', 'actions'] as const;

/** Renders the trash: deleted documents, the last deleted first, to be restored or deleted for good (EDT-05). */
export async function TrashView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isEditor(req.user)) redirect('/admin/login');
  const search = ([view.searchParams?.search].flat()[0] ?? '').trim().slice(0, longestSearch);
  const days = installationOf(req.payload).trashDays;
  const items = await trashItems(await requestReads(req), { search, days });
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  return (
    <Overview view={view} title={text('title')}>
      <p>{labelFor(req, trashIntro(days))}</p>
      <search>
        <form className="plantsoen-price-filter">
          <input type="search" name="search" defaultValue={search} placeholder={text('search')} aria-label={text('search')} />
          <button type="submit" className="btn btn--style-secondary btn--size-medium">
            {text('filter')}
          </button>
        </form>
      </search>
      {items.length === 0 && !search && <p>{text('empty')}</p>}
      {items.length === 0 && search && (
        <p>
          {text('none')} <a href="/admin/trash">{text('clear')}</a>
        </p>
      )}
      {items.length > 0 && (
        <table className="plantsoen-uses">
          <ColumnHeads names={columns.map(text)} />
          <tbody>
            {items.map(({ id, kind, subject, parts, authorName, deletedAt, expiresAt }) => (
              <tr key={id}>
                <td>
                  {subject}
                  {parts > 0 && <span className="plantsoen-task-note"> {labelFor(req, withParts(parts))}</span>}
                </td>
                <td>{kindName(req, kind)}</td>
                <td>{authorName ?? text('system')}</td>
                <td>
                  <LocalDate date={deletedAt.toISOString()} hasTime />
                </td>
                <td>
                  <LocalDate date={expiresAt.toISOString()} />
                </td>
                <td>
                  <TrashActions id={id} subject={subject} canPurge={isAdministrator(req.user)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {items.length === maxListed && <p>{labelFor(req, onlyLatest(maxListed))}</p>}
    </Overview>
  );
}
