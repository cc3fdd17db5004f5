import { beforeAll, expect, it } from 'vitest';
import { apiTest } from '../../testing/open-api.ts';

const api = apiTest('empty');

const pages = 500;
let parent: number;

const run = async (text: string) => (await api.payload.db.pool.query(text)).rows;
const publish = (data: object) =>
  api.payload.update({ collection: 'pages', id: parent, locale: 'nl', data: { ...data, _status: 'published' } as never });
const typeAt = async (uri: string) =>
  (await api.ask(`{ entry(uri: "${uri}", siteId: 1) { __typename ... on EntryMoved { to: uri } } }`)).data.entry;
const paths = async (kind: string) =>
  (
    await run(`select count(*)::int as count, bool_and(members_only) as closed, min(split_part(path, '/', 1)) as root
    from address where path like '%/%' and kind = '${kind}'`)
  )[0];

beforeAll(async () => {
  const data = { title: 'Boven', slug: 'boven', type: 'contentPage', _status: 'published' } as const;
  parent = (await api.payload.create({ collection: 'pages', locale: 'nl', data })).id;
  await run(`
    with page as (insert into pages (type, parent_id, members_only) select 'contentPage', ${parent}, false from generate_series(1, ${pages}) returning id)
    insert into pages_locales (title, slug, _status, _locale, _parent_id) select 'Onder', 'onder-' || id, 'published', 'nl', id from page`);
});

it('LOC-08 all pages below a renamed page move in its publication, and their former addresses redirect', async () => {
  await publish({ slug: 'hoger' });
  expect(await paths('canonical')).toEqual({ count: pages, closed: false, root: 'hoger' });
  await publish({ slug: 'hoogst' });
  expect(await paths('canonical')).toEqual({ count: pages, closed: false, root: 'hoogst' });
  expect(await paths('old')).toMatchObject({ count: pages, root: 'hoger' });
  const [page] = await run("select path from address where path like 'hoger/%' limit 1");
  expect(await typeAt(page?.path)).toEqual({ __typename: 'EntryMoved', to: page?.path.replace('hoger', 'hoogst') });
});

it('MEM-01 all pages below a page for members are closed to guests in its publication', async () => {
  const [page] = await run("select path from address where path like 'hoogst/%' and kind = 'canonical' limit 1");
  expect(await typeAt(page?.path)).toEqual({ __typename: 'Page' });
  const tags = await api.announced(() => publish({ membersOnly: true }));
  expect(tags).toContain(`withdrawn:Page:1:${parent}`);
  expect(await paths('canonical')).toEqual({ count: pages, closed: true, root: 'hoogst' });
  expect(await typeAt(page?.path)).toEqual({ __typename: 'EntryForMembers' });
});
