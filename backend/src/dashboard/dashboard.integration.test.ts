import { beforeAll, describe, expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { User } from '../platform/generated/payload-types.ts';
import { plannedPrices } from '../products/planned-prices.ts';
import { dailySearchCounter } from '../search/editors/search-counts.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { dashboardTasks, type TaskKey } from './dashboard-tasks.ts';
import { draftsOf } from './my-drafts.ts';
import { plannedPublications } from './planned-publications.ts';
import { weekCount, weeklyFigures } from './weekly-figures.ts';

const test = payloadTest();
const sql = () => instrumentedSql(test.payload.db.pool);
const locale = 'nl';

type Editor = User & { collection: 'users' };
let editor: Editor;
let administrator: Editor;

async function account(name: string, role: 'editor' | 'administrator'): Promise<Editor> {
  const data = { email: `${name}@voorbeeld.nl`, name, password: 'Wilgenlaan-Zonder-Bomen-7', role };
  return { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' };
}

beforeAll(async () => {
  editor = await account('fenna', 'editor');
  administrator = await account('bas', 'administrator');
});

const tasksOf = (user: Editor) => dashboardTasks({ payload: test.payload, user, transactionID: undefined, context: {} } as never);
async function countOf(key: TaskKey, user = administrator): Promise<number | undefined> {
  return (await tasksOf(user)).find((task) => task.key === key)?.count;
}

const draft = (title: string, user = editor) => {
  const data = { title, slug: title.toLowerCase(), type: 'contentPage' } as const;
  return test.payload.create({ collection: 'pages', locale, draft: true, data, user });
};

describe('EDT-01 the tasks of the dashboard', () => {
  it('counts the drafts that the user has saved last', async () => {
    const mine = await draft('Mijn');
    const published = await draft('Later');
    const deleted = await draft('Weg');
    await draft('Ander', administrator);
    await test.payload.update({
      collection: 'pages',
      id: published.id,
      locale,
      data: { _status: 'published' },
      user: administrator,
    });
    await test.payload.delete({ collection: 'pages', id: deleted.id, user: administrator });
    expect(await draftsOf(sql(), editor.id)).toMatchObject([{ kind: 'pages', documentId: mine.id, locale, title: 'Mijn' }]);
    expect(await countOf('drafts', editor)).toBe(1);
  });

  it('counts only the translations into the languages of a translator', async () => {
    const data = {
      email: 'greta@voorbeeld.nl',
      password: 'Wilgenlaan-Zonder-Bomen-7',
      role: 'translator',
      languages: ['de'],
    } as const;
    const user = await test.payload.create({ collection: 'users', data: { ...data, languages: [...data.languages] } });
    const translator: Editor = { ...user, collection: 'users' };
    const counts = async () => [await countOf('translations', translator), await countOf('translations')];
    const [own = 0, all = 0] = await counts();
    const row = (id: number, mark: string) => `('pages', ${id}, 'Proef', now(), '{}', '{${mark}}', '{}', '{}')`;
    await test.payload.db.pool.query(`insert into translation_state (kind, document_id, title, changed_at, states, marks, source, texts)
      values ${row(900_001, 'en:missing')}, ${row(900_002, 'en:outdated')}, ${row(900_003, 'de:missing')}`);
    expect(await counts()).toEqual([own + 1, all + 3]);
    await test.payload.db.pool.query('delete from translation_state where document_id > 900000');
  });

  it('lists planned publications with title and editor, and forgets those that have run', async () => {
    const { id } = await draft('Winteronderhoud');
    const doc = { relationTo: 'pages' as const, value: id };
    const waitUntil = new Date(Date.now() + 86_400_000);
    const input = { type: 'publish', locale, doc, user: { relationTo: 'users', value: editor.id } } as never;
    const job = await test.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil });
    const planned = { kind: 'pages', documentId: id, locale, type: 'publish', title: 'Winteronderhoud', editor: 'fenna' };
    expect(await plannedPublications(sql())).toMatchObject([planned]);
    expect(await countOf('planned')).toBe(1);
    await test.payload.db.pool.query(`update payload_jobs set completed_at = now() where id = ${job.id}`);
    expect(await plannedPublications(sql())).toEqual([]);
    const failed = await test.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil });
    await test.payload.db.pool.query(`update payload_jobs set has_error = true where id = ${failed.id}`);
    await test.payload.jobs.queue({ task: 'schedulePublish', input: {} as never, waitUntil });
    expect(await plannedPublications(sql()), 'a failed job and one without a document').toEqual([]);
  });

  it('counts planned changes of prices with the planned publications, and names the next one', async () => {
    await test.payload.db.pool.query(`insert into price_change (author_name, note, effective_on, cancelled_at) values
      ('fenna', 'Nieuwe prijslijst', current_date + 5, null), ('fenna', 'Ingetrokken', current_date + 2, now())`);
    const planned = (await tasksOf(editor)).find(({ key }) => key === 'planned');
    expect(planned).toMatchObject({ count: 1, detail: 'Nieuwe prijslijst' });
    expect(await plannedPrices(sql())).toMatchObject([{ count: 0, author: 'fenna' }]);
    await test.payload.db.pool.query('delete from price_change');
  });

  it('counts new quote requests, members to approve and open searches, each with the address of its list', async () => {
    const { pool } = test.payload.db;
    await pool.query(`insert into quote_requests (number, name, email, lines, status, site) values
      ('A1', 'A', 'a@voorbeeld.nl', '[]', 'new', 'nl'), ('A2', 'B', 'b@voorbeeld.nl', '[]', 'closed', 'nl')`);
    await pool.query(
      `insert into searches_without_hits (site, words, count, state) values ('nl', 'hangmat', 14, 'new'), ('nl', 'x', 1, 'solved')`,
    );
    await pool.query(`insert into members (email, first_name, last_name, is_approved, is_disabled, activated_at) values
      ('c@voorbeeld.nl', 'C', 'C', false, false, now()), ('d@voorbeeld.nl', 'D', 'D', true, false, now())`);
    const tasks = await tasksOf(administrator);
    for (const key of ['quoteRequests', 'members', 'searches'] as const)
      expect(tasks.find((task) => task.key === key)?.count).toBe(1);
    expect(tasks.find(({ key }) => key === 'searches')?.detail).toBe('“hangmat” 14×');
    expect(tasks.find(({ key }) => key === 'quoteRequests')).toMatchObject({ href: '/admin/quotes?tab=new', overdue: 0 });
  });

  it('shows editors no failed jobs, and a source that fails without a number', async () => {
    expect((await tasksOf(editor)).map(({ key }) => key)).not.toContain('jobs');
    await test.payload.db.pool.query('alter table payload_jobs rename to payload_jobs_away');
    const tasks = await tasksOf(administrator);
    await test.payload.db.pool.query('alter table payload_jobs_away rename to payload_jobs');
    expect(tasks.find(({ key }) => key === 'planned')?.count).toBeUndefined();
    expect(tasks.find(({ key }) => key === 'members')?.count).toBeDefined();
  });
});

describe('EDT-01 the weekly figures', () => {
  it('contain thirteen whole weeks of quote requests and searches, without the running week', async () => {
    const { pool } = test.payload.db;
    await pool.query(
      "update quote_requests set created_at = date_trunc('week', now() at time zone 'Europe/Amsterdam') at time zone 'Europe/Amsterdam' - interval '1 minute'",
    );
    await pool.query(`insert into search_count values (date_trunc('week', now() at time zone 'Europe/Amsterdam')::date - 1, 1, 20, 3),
      (date_trunc('week', now() at time zone 'Europe/Amsterdam')::date, 1, 500, 5)`);
    const weeks = await weeklyFigures(sql());
    expect(weeks).toHaveLength(weekCount);
    expect((await weeklyFigures(sql(), weekCount * 2)).slice(-weekCount), 'after as many earlier weeks').toEqual(weeks);
    expect(weeks.at(-1)).toMatchObject({ quoteRequests: 2, searches: 20, searchesWithoutHits: 3 });
    expect(weeks[0]).toMatchObject({ quoteRequests: 0, searches: 0 });
  });

  it('count searches of some seconds in one statement, except previews', async () => {
    const count = dailySearchCounter(1);
    const context = { payload: test.payload, log: test.payload.logger } as never;
    for (const hasHits of [true, true, false]) count(context, 2, hasHits);
    count({ ...(context as object), preview: true } as never, 2, true);
    await expect
      .poll(
        async () => (await test.payload.db.pool.query('select searches, without_hits from search_count where site_id = 2')).rows,
      )
      .toEqual([{ searches: 3, without_hits: 1 }]);
  });
});
