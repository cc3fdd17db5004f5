import type { CollectionSlug, PayloadRequest } from 'payload';
import { memberLists } from '../account/member-lists.ts';
import { quoteRequestReaders } from '../forms/submission-access.ts';
import { isAdministrator, isEditor, servesCustomers, writesTexts } from '../platform/access/roles.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { jobsPath } from '../platform/jobs/job-endpoints.ts';
import { storedJobs } from '../platform/jobs/stored-jobs.ts';
import { labelFor } from '../platform/payload/label.ts';
import { type Condition, parametersOf, whereOf } from '../platform/payload/list-filter.ts';
import { plannedPrices } from '../products/planned-prices.ts';
import { countRequests } from '../quotation/list-requests.ts';
import { addressOfRequests } from '../quotation/request-filter.ts';
import { editableKinds, translatedBy } from '../translations/translated-kinds.ts';
import { countOpen } from '../translations/translation-overview.ts';
import { draftsOf } from './my-drafts.ts';
import { plannedPublications, pricesLabel } from './planned-publications.ts';

export const taskKeys = {
  customers: ['quoteRequests', 'submissions', 'members', 'searches'],
  content: ['translations', 'planned', 'drafts', 'jobs'],
} as const;
export type TaskKey = (typeof taskKeys)[keyof typeof taskKeys][number];

/**
 * Task of the dashboard. `count` is the number of rows of the list at `href`; it is absent if its source failed. `detail` is a title or
 * a text of the content, `at` a time. `overdue` is the number of overdue items.
 */
export type DashboardTask = { key: TaskKey; href: string; count?: number; detail?: string; at?: Date; overdue?: number };

type Source = (req: PayloadRequest) => Promise<Omit<DashboardTask, 'key'> | undefined>;

/** Days for which submissions are new. They have no status. */
const newForDays = 7;

/** Counts the rows of a filtered list that the user may read, and returns the address of that list. */
async function listTask(
  { payload, user }: PayloadRequest,
  collection: CollectionSlug,
  filter: readonly Condition[],
): Promise<{ href: string; count: number }> {
  const { totalDocs } = await payload.count({ collection, where: whereOf(filter), overrideAccess: false, user });
  return { href: `/admin/collections/${collection}${parametersOf(filter)}`, count: totalDocs };
}

/** Returns the beginning of a day in UTC, so that the address of a list changes once a day. */
function daysAgo(days: number): string {
  const dayMs = 24 * 60 * 60_000;
  return new Date(Math.floor(Date.now() / dayMs - days) * dayMs).toISOString();
}

const sources: Record<TaskKey, Source> = {
  async quoteRequests(req) {
    if (!(await quoteRequestReaders({ req }))) return undefined;
    const sql = await requestReads(req);
    const counts = await countRequests(sql, { ownAdviserId: null });
    const [oldest] = await sql.query<{ at: Date | null }>(
      "select min(created_at) as at from quote_requests where status = 'new'",
      [],
    );
    return {
      ...{ href: addressOfRequests({ tab: 'new' }), count: counts.new, overdue: counts.overdue },
      ...(oldest?.at && { at: oldest.at }),
    };
  },
  async submissions(req) {
    if (!servesCustomers(req.user)) return undefined;
    return listTask(req, 'form-submissions', [
      { field: 'createdAt', operator: 'greater_than', value: daysAgo(newForDays) },
      { field: 'quoteNumber', operator: 'exists', value: false },
    ]);
  },
  async members(req) {
    if (!servesCustomers(req.user)) return undefined;
    return listTask(req, 'members', memberLists.waiting);
  },
  async searches(req) {
    if (!isEditor(req.user)) return undefined;
    const task = await listTask(req, 'searchesWithoutHits', [{ field: 'state', operator: 'equals', value: 'new' }]);
    const top = await (await requestReads(req)).query<{ words: string; count: number }>(
      "select words, count::int from searches_without_hits where state = 'new' order by count desc, id limit 3",
      [],
    );
    return { ...task, detail: top.map(({ words, count }) => `“${words}” ${count}×`).join(' · ') };
  },
  async translations(req) {
    if (!writesTexts(req.user)) return undefined;
    const filter = { kinds: await editableKinds(req), locales: translatedBy(req.user) };
    return { href: '/admin/translations', count: await countOpen(await requestReads(req), filter) };
  },
  async planned(req) {
    if (!isEditor(req.user)) return undefined;
    const sql = await requestReads(req);
    const [publications, prices] = [await plannedPublications(sql), await plannedPrices(sql)];
    const named = prices.map(({ at, count, note }) => ({ at, title: note || labelFor(req, pricesLabel(count)) }));
    const [next] = [...publications, ...named].toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const count = publications.length + prices.length;
    return { href: '/admin/planned', count, ...(next && { detail: next.title, at: next.at }) };
  },
  async drafts(req) {
    if (!writesTexts(req.user)) return undefined;
    const drafts = await draftsOf(await requestReads(req), Number(req.user?.id));
    const [latest] = drafts;
    return { href: '/admin/drafts', count: drafts.length, ...(latest && { detail: latest.title, at: latest.savedAt }) };
  },
  async jobs(req) {
    if (!isAdministrator(req.user)) return undefined;
    const { counts } = await storedJobs(await requestSql(req), 0);
    return { href: jobsPath, count: counts.failed };
  },
};

/** Returns the tasks that the user may open (EDT-01). A source that fails leaves its count open, and the others are shown. */
export async function dashboardTasks(req: PayloadRequest): Promise<DashboardTask[]> {
  const keys = Object.keys(sources) as TaskKey[];
  const tasks = await Promise.all(
    keys.map(async (key) => {
      try {
        const task = await sources[key](req);
        return task ? [{ key, ...task }] : [];
      } catch (error) {
        req.payload.logger.error({ err: error, task: key }, 'a task of the dashboard could not be counted');
        return [{ key, href: '/admin' }];
      }
    }),
  );
  return tasks.flat();
}
