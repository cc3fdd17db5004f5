import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../testing/open-api.ts';
import { createPool } from '../database/connection-pool.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import type { Footer, Global, Navigation } from '../generated/payload-types.ts';

let database: TestDatabase;
/** Two processes of the API; editors write only through the second. */
let serving: TestApi;
let editing: TestApi;

beforeAll(async () => {
  database = await testDatabase('demo');
  [serving, editing] = [await openApi(database), await openApi(database)];
});
afterAll(async () => {
  await serving.close();
  await editing.close();
  await database.drop();
});

const inDutch = { locale: 'nl', depth: 0 } as const;
const globalOf = <Stored>(slug: 'navigation' | 'footer' | 'globals') =>
  editing.payload.findGlobal({ slug, ...inDutch }) as Promise<Stored>;

it('NAV-04 a menu item for members disappears from the next answer to a guest, and returns when it is public', async () => {
  const menu = async () => (await serving.ask('{ navigation(locale: 1) { title } }')).data.navigation;
  const { mainMenu } = await globalOf<Navigation>('navigation');
  const before = await menu();
  const withFirst = (membersOnly: boolean) =>
    editing.payload.updateGlobal({
      slug: 'navigation',
      data: { mainMenu: mainMenu?.map((item, index) => (index === 0 ? { ...item, membersOnly } : item)) },
      ...inDutch,
    });
  await withFirst(true);
  expect(await menu()).toEqual(before.slice(1));
  await withFirst(false);
  expect(await menu()).toEqual(before);
});

it('API-06 a changed row of the footer is in the next answer', async () => {
  const { footerLinks } = await globalOf<Footer>('footer');
  const data = { footerLinks: footerLinks?.map((link, index) => (index === 0 ? { ...link, title: 'Nieuwe naam' } : link)) };
  const links = async () => {
    const { data } = await serving.ask('{ algemeen(siteId: 1) { footer { footerLinks { title } } } }');
    return data.algemeen.footer.footerLinks.map(({ title }: { title: string }) => title);
  };
  expect(await links()).not.toContain('Nieuwe naam');
  await editing.payload.updateGlobal({ slug: 'footer', data, ...inDutch });
  expect(await links()).toContain('Nieuwe naam');
});

it('API-06 a changed row of the global texts is in the next answer', async () => {
  const { topNavigation } = await globalOf<Global>('globals');
  const data = { topNavigation: topNavigation?.map((row, index) => (index === 0 ? { ...row, customText: 'Andere weg' } : row)) };
  const texts = async () => {
    const { data } = await serving.ask('{ algemeen(siteId: 1) { globals { topNavigation { customText } } } }');
    return data.algemeen.globals.topNavigation.map(({ customText }: { customText: string }) => customText);
  };
  expect(await texts()).not.toContain('Andere weg');
  await editing.payload.updateGlobal({ slug: 'globals', data, ...inDutch });
  expect(await texts()).toContain('Andere weg');
});

it('API-06 cached values are read again after the log was emptied or truncated', async () => {
  const pool = createPool({ databaseUrl: database.url, max: 1, onLost: () => undefined });
  const company = async () =>
    (await serving.ask('{ algemeen(siteId: 1) { globals { globalData { companyName } } } }')).data.algemeen;
  const renamed = async (name: string) => {
    await pool.query('update globals set global_data_company_name = $1', [name]);
    return (await company()).globals.globalData.companyName;
  };
  const before = (await company()).globals.globalData.companyName;
  expect(await renamed('Nobody was told')).toBe(before);
  await pool.query("insert into change (tags) values ('{a}'), ('{b}')");
  await pool.query('delete from change where id < (select max(id) from change)');
  expect(await renamed('Cut')).toBe('Cut');
  await pool.query('delete from change');
  expect(await renamed('Emptied')).toBe('Emptied');
  await pool.end();
});

it('API-06 answers carry the tags of the cached values they are made from', async () => {
  const { tags } = await serving.ask(
    '{ algemeen(siteId: 1) { globals { privacyPolicy { label } } } products(siteId: 1, first: 1) { total facets { key } } }',
  );
  expect(tags).toEqual(expect.arrayContaining(['GlobalSets:1:list', 'Product:1:list', 'Fact:1:list']));
});
