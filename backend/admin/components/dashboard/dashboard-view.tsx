import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { hiddenActivity } from '../../../src/activity/activity-access.ts';
import { latestActivity } from '../../../src/activity/latest-activity.ts';
import { type DashboardTask, dashboardTasks, taskKeys } from '../../../src/dashboard/dashboard-tasks.ts';
import { weekCount, weeklyFigures } from '../../../src/dashboard/weekly-figures.ts';
import { isEditor, servesCustomers, writesTexts } from '../../../src/platform/access/roles.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { dashboardLabels as labels } from './dashboard-labels.ts';
import { LatestChanges } from './latest-changes.tsx';
import { TaskList } from './task-list.tsx';
import { WeeklyFigures } from './weekly-figures.tsx';

const latestCount = 8;

const quickActions = ['pages', 'news', 'products', 'media'] as const;
const actionNames = { pages: 'page', news: 'news', products: 'product', media: 'media' } as const;

/** Renders the dashboard: tasks with counts and links, figures of 90 days, and the latest changes, as far as the role may open them (EDT-01). */
export async function DashboardView({ initPageResult: { req, permissions }, searchParams }: AdminViewServerProps) {
  const sql = await requestReads(req);
  const { user } = req;
  const [tasks, weeks, entries] = await Promise.all([
    dashboardTasks(req),
    servesCustomers(user) ? weeklyFigures(sql, weekCount * 2) : [],
    writesTexts(user) ? latestActivity(sql, latestCount, hiddenActivity(user)) : undefined,
  ]);
  const text = (name: keyof typeof labels) => labelFor(req, labels[name]);
  const ofGroup = (group: keyof typeof taskKeys) =>
    taskKeys[group].flatMap((key): DashboardTask[] => tasks.filter((task) => task.key === key));
  const groups = (['customers', 'content'] as const).filter((group) => ofGroup(group).length > 0);
  const hasRequests = tasks.some(({ key }) => key === 'quoteRequests');
  return (
    <Gutter className="plantsoen-overview plantsoen-dashboard">
      {searchParams?.closed && (
        <p role="status" className="plantsoen-closed">
          {text('closed')}
        </p>
      )}
      <div className="plantsoen-greeting">
        <h1>{[text(partOfDay()), nameOf(req)].filter(Boolean).join(', ')}</h1>
        <nav aria-label={text('create')}>
          {quickActions
            .filter((collection) => permissions.collections?.[collection]?.create)
            .map((collection) => (
              <a
                key={collection}
                className="btn btn--style-secondary btn--size-medium"
                href={`/admin/collections/${collection}/create`}
              >
                + {text(actionNames[collection])}
              </a>
            ))}
          {isEditor(user) && (
            <a className="btn btn--style-secondary btn--size-medium" href="/admin/prices">
              {text('prices')}
            </a>
          )}
        </nav>
      </div>
      <div className="plantsoen-columns">
        {groups.map((group) => (
          <section key={group}>
            <h2>{text(group)}</h2>
            <TaskList tasks={ofGroup(group)} i18n={req.i18n} />
          </section>
        ))}
      </div>
      {hasRequests && (
        <section>
          <h2>
            {text('figures')} <small>{text('period')}</small>
          </h2>
          <WeeklyFigures weeks={weeks.slice(-weekCount)} earlier={weeks.slice(0, -weekCount)} i18n={req.i18n} />
        </section>
      )}
      {entries && (
        <section>
          <h2>{text('changes')}</h2>
          {entries.length === 0 ? <p>{text('noChanges')}</p> : <LatestChanges req={req} entries={entries} />}
          <p>
            <a href="/admin/collections/activity-log">{text('log')}</a>
          </p>
        </section>
      )}
    </Gutter>
  );
}

/** Returns the first name of the user, or nothing if the account has no name. */
function nameOf({ user }: PayloadRequest): string {
  return user?.collection === 'users' ? (user.name?.trim().split(/\s+/)[0] ?? '') : '';
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' }).format(new Date()),
  );
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
}
