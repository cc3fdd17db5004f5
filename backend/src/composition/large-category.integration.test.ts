import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { locks } from '../platform/database/locks.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { withClient } from '../platform/database/with-client.ts';
import { storedJobs } from '../platform/jobs/stored-jobs.ts';
import { copyProducts } from '../testing/copy-products.ts';
import { apiTest } from '../testing/open-api.ts';
import { makeJobsDue, runQueuedJobs } from '../testing/run-queued-jobs.ts';
import { batchSize, projectionHandlers } from './project-category.ts';

const api = apiTest('demo');

const copies = 1000;
const jobProgram = fileURLToPath(new URL('../testing/kill-test-jobs.ts', import.meta.url));
/** IDs of categories and of a product. */
let [seating, benches, tables, copy] = [0, 0, 0, 0];

const run = async (text: string) => (await api.payload.db.pool.query(text)).rows;
const count = async (text: string) => Number((await run(`select count(*) from ${text}`))[0]?.count);
const projectInBackground = () => runQueuedJobs(api.payload.db.pool, projectionHandlers(api.payload));
const jobs = () => count("graphile_worker.jobs where task_identifier like 'project-%'");

const rowsOfBenches = `catalogue c join products p on p.id = c.product_id and p.category_id = `;
/** Returns the number of catalogue rows of the large category that do not have the published address and place. */
const outdated = () =>
  count(`${rowsOfBenches} ${benches} join categories sub on sub.id = p.category_id join categories top on top.id = sub.parent_id
    left join address a on a.entry_type = 'products' and a.entry_id = p.id and a.site_id = c.site_id and a.kind = 'canonical'
    where card ->> 'uri' is distinct from a.path or c.category_ids <> array[least(top.id, sub.id), greatest(top.id, sub.id)]
      or c.position <> (top.position * 1000 + sub.position) * 1000 + p.position`);

async function publish(id: number, data: object, locale: 'nl' | 'en' = 'nl') {
  await api.payload.update({ collection: 'categories', id, locale, data: { _status: 'published', ...data } as never });
}
const publishProduct = (id: number, data: object) =>
  api.payload.update({ collection: 'products', id, locale: 'nl', data: { ...data, _status: 'published' } as never });

const entryAt = async (uri: string, siteId = 1) =>
  (
    await api.ask(
      `{ entry(uri: "${uri}", siteId: ${siteId}) { __typename ... on Product { id } ... on EntryMoved { to: uri } } }`,
    )
  ).data.entry;
const addressOf = async (id: number, siteId = 1): Promise<string> =>
  (
    await run(`select path from address where entry_type = 'products' and entry_id = ${id} and site_id = ${siteId}
      and kind = 'canonical'`)
  )[0]?.path;

/** Number of transactions that wait for the lock of publications. */
const waiting = () =>
  count(`pg_locks where locktype = 'advisory' and objid = ${locks.publication} and not granted
    and database = (select oid from pg_database where datname = current_database())`);

/** Runs `work` while publications wait. They get the lock in the order in which they began to wait. */
const whileLocked = (work: (letOnePass: () => Promise<unknown>) => Promise<unknown>) =>
  withClient(api.database.url, async (client) => {
    const lock = () => client.query('select pg_advisory_lock($1)', [locks.publication]);
    await lock();
    await work(async () => {
      await client.query('select pg_advisory_unlock($1)', [locks.publication]);
      await lock();
    });
  });

beforeAll(async () => {
  const idOf = async (key: string) => (await run(`select id from categories where key = '${key}'`))[0]?.id as number;
  [seating, benches, tables] = [await idOf('seating'), await idOf('seating/benches-backrest'), await idOf('tables')];
  const ids = (await run('select id from products order by id')).map(({ id }) => id as number);
  const times = Math.ceil(copies / ids.length);
  await withClient(api.database.url, (client) => copyProducts(client, { ids, times, category: benches }));
  await publish(benches, { position: 11 });
  copy = (await run(`select max(id) as id from products where category_id = ${benches}`))[0]?.id;
});
beforeEach(async () => {
  await projectInBackground();
  expect(await outdated()).toBe(0);
});
it('API-06 a large category moves its addresses at once and its catalogue rows in the background, with few tags', async () => {
  expect(await count(rowsOfBenches + benches)).toBeGreaterThan(3 * copies);
  const former = await addressOf(copy);
  const tags = await api.announced(() => publish(seating, { slug: 'zitten' }));
  expect(tags).toEqual(expect.arrayContaining([`Category:1:${seating}`, 'Product:1:list', 'path:1:producten/zitten/*']));
  expect(tags.filter((tag) => tag.startsWith('Product:'))).toEqual(['Product:1:list']);
  expect(tags.length).toBeLessThan(50);
  const address = await addressOf(copy);
  expect(address).toBe(former.replace('zitmeubilair', 'zitten'));
  expect(await entryAt(former)).toEqual({ __typename: 'EntryMoved', to: address });
  expect(await entryAt(address)).toEqual({ __typename: 'Product', id: copy });
  expect(await outdated()).toBeGreaterThan(copies);
  const background = new Set(await api.announced(projectInBackground));
  expect(await outdated()).toBe(0);
  expect(background).toContain(`Category:1:${benches}`);
  expect([...background].filter((tag) => tag.startsWith('Product:'))).toEqual(['Product:1:list']);
  expect(await entryAt(address)).toEqual({ __typename: 'Product', id: copy });
});

it('SEA-01 a renamed large category marks its subcategories for indexing, and its products in the background', async () => {
  const due = (collection: string) => count(`search_index_queue where collection = '${collection}'`);
  await run('truncate search_index_queue');
  const [{ title } = { title: '' }] = await run(
    `select title from categories_locales where _parent_id = ${seating} and _locale = 'nl'`,
  );
  await publish(seating, { title: 'Banken en stoelen' });
  expect([await due('products'), await due('categories')]).toEqual([0, expect.any(Number)]);
  expect(await count(`search_index_queue where collection = 'categories' and entry_id = ${benches} and site_id = 1`)).toBe(1);
  await projectInBackground();
  expect(await due('products')).toBeGreaterThan(copies);
  await publish(seating, { title });
});

it('API-06 another product is published between two batches of a large category', async () => {
  const [other] = await run(`select id from products where category_id <> ${benches} order by id limit 1`);
  await publish(benches, { position: 12 });
  const before = await outdated();
  let projecting: Promise<unknown> | undefined;
  let publishing: Promise<unknown> | undefined;
  await whileLocked(async () => {
    projecting = projectInBackground();
    await expect.poll(waiting).toBe(1);
    publishing = publishProduct(other?.id, { title: 'Ondertussen' });
    await expect.poll(waiting).toBe(2);
  });
  await publishing;
  const left = await outdated();
  expect(left).toBeLessThan(before);
  expect(left).toBeGreaterThan(0);
  await projecting;
  expect(await outdated()).toBe(0);
});

it('API-06 a large category that is published again meanwhile ends in its last state', async () => {
  await publish(benches, { position: 13 });
  let projecting: Promise<unknown> | undefined;
  let publishing: Promise<unknown> | undefined;
  await whileLocked(async () => {
    projecting = projectInBackground();
    await expect.poll(waiting).toBe(1);
    publishing = publish(benches, { position: 14, parent: tables });
    await expect.poll(waiting).toBe(2);
  });
  await publishing;
  await publish(benches, { position: 15, parent: seating });
  await projecting;
  await projectInBackground();
  expect(await outdated()).toBe(0);
  expect(await run(`select position::int from categories where id = ${benches}`)).toEqual([{ position: 15 }]);
});

it('OPS-08 a process that is killed between batches loses no product', async () => {
  await publish(benches, { position: 16 });
  const before = await outdated();
  const startJobs = () => spawn(process.execPath, ['--import', 'tsx', jobProgram, api.database.url], { stdio: 'inherit' });
  await whileLocked(async (letOnePass) => {
    const killed = startJobs();
    await expect.poll(waiting).toBe(1);
    await letOnePass();
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
  });
  expect(await outdated()).toBeLessThan(before);
  expect(await outdated()).toBeGreaterThan(0);
  expect(await jobs()).toBe(1);
  const second = startJobs();
  await expect.poll(jobs).toBe(0);
  second.kill();
  expect(await outdated()).toBe(0);
});

it('OPS-08 a batch that fails is retried by a separate job, which administrators see, while the other batches go on', async () => {
  await run(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no row for this product'; end $$;
    create trigger refuse before insert on catalogue for each row when (new.product_id = ${copy - batchSize}) execute function refuse()`);
  await publish(benches, { position: 17 });
  await projectInBackground();
  expect(await outdated()).toBeLessThanOrEqual(3 * batchSize);
  expect(await outdated()).toBeGreaterThan(0);
  const listed = await storedJobs(await requestSql({ payload: api.payload, transactionID: undefined }), 1);
  expect(listed.counts).toMatchObject({ retrying: 1, failed: 0 });
  expect(listed.jobs).toMatchObject([
    { kind: 'project-products', attempts: 1, maxAttempts: 25, error: expect.stringContaining('no row for this product') },
  ]);
  expect(await jobs()).toBe(1);
  await run('drop trigger refuse on catalogue; drop function refuse');
  await makeJobsDue(api.payload.db.pool);
  await projectInBackground();
  expect(await outdated()).toBe(0);
  expect(await jobs()).toBe(0);
});

it('API-08 refuses to move a large category if one of its products would get the address of another', async () => {
  const [table] = await run(`select slug, l.title, path from products_locales l join address a on a.entry_type = 'products'
    and a.entry_id = l._parent_id and a.site_id = 1 and a.parent_path like 'producten/tafels%' where l._locale = 'nl' limit 1`);
  await publishProduct(copy, { slug: table?.slug, title: 'Meent bij de tafels' });
  const former = await run('select site_id, path, kind, entry_id from address order by 1, 2');
  await expect(publish(benches, { parent: tables })).rejects.toThrow(`“Meent bij de tafels”`);
  await expect(publish(benches, { parent: tables })).rejects.toThrow(`“${table?.title}”`);
  expect(await run('select site_id, path, kind, entry_id from address order by 1, 2')).toEqual(former);
  expect(await jobs()).toBe(0);
  await publishProduct(copy, { slug: 'weer-uniek' });
});

it('SEC-09 hides the products of a withdrawn large category at once, and shows them again once they are projected', async () => {
  const address = await addressOf(copy, 1);
  const rows = await count(`${rowsOfBenches} ${benches} where site_id = 1`);
  const tags = await api.announced(() => publish(benches, { _status: 'draft' }));
  expect(tags).toContain(`withdrawn:Category:1:${benches}`);
  expect(await count(`${rowsOfBenches} ${benches} where site_id = 1`)).toBe(0);
  expect(await entryAt(address)).toEqual({ __typename: 'EntryAbsent' });
  await projectInBackground();
  const back = await api.announced(() => publish(benches, {}));
  expect(back).toContain('Product:1:absent');
  expect(back.length).toBeLessThan(50);
  expect(await entryAt(address)).toEqual({ __typename: 'EntryAbsent' });
  const background = new Set(await api.announced(projectInBackground));
  expect(background).toContain('Product:1:absent');
  expect(background.size).toBeLessThan(50);
  expect(await entryAt(address)).toEqual({ __typename: 'Product', id: copy });
  expect(await count(`${rowsOfBenches} ${benches} where site_id = 1`)).toBe(rows);
});

it('BLK-21 API-06 a drawing of many products is saved at once, and their cards follow in the background, with few tags', async () => {
  const [drawing] = await run('select id from drawings where elevation_hash is not null and elevation_height >= 1 limit 1');
  await run(`update products set dimensional_drawing_id = ${drawing?.id} where category_id = ${benches}`);
  const width = (value: number) =>
    api.payload.update({ collection: 'drawings', id: drawing?.id, data: { elevationWidth: value }, locale: 'nl' });
  const left = () => count(`${rowsOfBenches} ${benches} where card -> 'elevation' ->> 'widthMm' is distinct from '7654'`);
  const tags = await api.announced(() => width(7654));
  expect(tags).toContain(`DimensionalDrawing:1:${drawing?.id}`);
  expect(tags.filter((tag) => tag.startsWith('Product:'))).toEqual([]);
  expect(await jobs()).toBe(1);
  expect(await left()).toBeGreaterThan(copies);
  const background = new Set(await api.announced(projectInBackground));
  expect(await left()).toBe(0);
  expect(background).toContain(`Category:1:${benches}`);
  expect(background.size).toBeLessThan(50);
});
