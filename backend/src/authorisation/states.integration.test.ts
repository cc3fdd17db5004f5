import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { beforeAll, expect, it } from 'vitest';
import { paragraph } from '../testing/access-fixtures.ts';
import { apiTest } from '../testing/open-api.ts';
import { openRoles, type Role, type Roles, roles } from '../testing/roles.ts';

/** Kind of entry, with the Dutch and English URIs of its test entry and the fields besides the title. */
type Kind = { type: string; uris: [string, string]; data: object };
const uri = { nl: 'grasduin', en: 'meadow' };

const api = apiTest('demo');
let known: Roles;
let kinds: Record<string, Kind>;
const ids: Record<string, number> = {};

beforeAll(async () => {
  known = await openRoles(api);
  const idOf = async (table: string) => (await api.payload.db.pool.query(`select min(id) as id from ${table}`)).rows[0].id;
  const { rows } = await api.payload.db.pool.query(
    `select entry_id as id, path from address where kind = 'canonical' and site_id in (1, 2) and entry_type = 'categories'
       and entry_id = (select entry_id from address where site_id = 1 and path = 'producten/zitmeubilair') order by site_id`,
  );
  const [inDutch, inEnglish] = rows;
  const under = (nl: string, en: string): [string, string] => [`${nl}${uri.nl}`, `${en}${uri.en}`];
  kinds = {
    pages: { type: 'Page', uris: under('', ''), data: { type: 'contentPage' } },
    categories: { type: 'Category', uris: under('producten/', 'products/'), data: {} },
    products: {
      type: 'Product',
      uris: under(`${inDutch.path}/`, `${inEnglish.path}/`),
      data: { articleNumber: 'BM-9999', category: inDutch.id },
    },
    projects: { type: 'Project', uris: under('projecten/', 'projects/'), data: {} },
    news: { type: 'NewsArticle', uris: under('nieuws/', 'news/'), data: { postDate: '2026-01-01' } },
    faq: {
      type: 'FaqQuestion',
      uris: under('veelgestelde-vragen/', 'faq/'),
      data: { topic: await idOf('faq_topics'), answer: paragraph('Ja') },
    },
  };
});

/** Stores an entry of every kind in a language, as a draft or published. */
async function store(locale: LocaleCode & keyof typeof uri, title: string, _status: 'draft' | 'published'): Promise<void> {
  for (const [collection, { data }] of Object.entries(kinds)) {
    const entry = { ...data, title, slug: uri[locale], _status };
    const asked = { collection, locale, data: entry, draft: _status === 'draft', depth: 0 } as never;
    const id = ids[collection];
    const stored = id ? await api.payload.update({ ...(asked as object), id } as never) : await api.payload.create(asked);
    ids[collection] = (stored as { id: number }).id;
  }
}

const titles = ['Page', 'Category', 'Product', 'Project', 'NewsArticle', 'FaqQuestion'].map((type) => `... on ${type} { title }`);
const question = (siteId: number) => `{
  ${Object.values(kinds).map(({ type, uris }) => `${type}: entry(siteId: ${siteId}, uri: "${uris[siteId - 1]}") { __typename ${titles} }`)}
  productsById(siteId: ${siteId}, ids: [${ids.products}]) { title } projectsById(siteId: ${siteId}, ids: [${ids.projects}]) { title }
  productsByNumber(siteId: ${siteId}, numbers: ["BM-9999"]) { product { title } }
  plateCode(siteId: ${siteId}, code: "BM-9999") { product { title } }
  downloads(siteId: ${siteId}, search: "BM-9999") { hits { product { title } } }
  faqQuestions(siteId: ${siteId}) { title } document(locale: ${siteId}, level: 1) { news { title } } categories(siteId: ${siteId}) { title }
  sitemap(siteId: ${siteId}) { uri } productFeed(siteId: ${siteId}) { items { product { title } } } }`;

/** Returns what each role gets for the entries in a language: types and titles, and whether a list contains them. */
async function toldOf(siteId: number): Promise<[Role, unknown][]> {
  return Promise.all(
    roles.map(async (role): Promise<[Role, unknown]> => {
      const { data, errors } = await known.ask(role, question(siteId));
      expect(errors).toEqual([]);
      const { productsById, productsByNumber, plateCode, projectsById, faqQuestions, document, categories, sitemap, ...other } =
        data;
      const { productFeed, downloads, ...found } = other;
      const products = [productsById, productsByNumber, plateCode, productFeed, downloads];
      const entries = Object.values(kinds).map(({ type }) => `${found[type].__typename} ${found[type].title ?? ''}`.trim());
      const listed = JSON.stringify([products, projectsById, faqQuestions, document, categories, sitemap]);
      return [role, { entries, isListed: /grasduin|meadow/i.test(listed) }];
    }),
  );
}
const forEverybody = (told: object) => roles.map((role) => [role, told]);
const absent = () => forEverybody({ entries: Object.keys(kinds).map(() => 'EntryAbsent'), isListed: false });
const live = (title: string) =>
  forEverybody({ entries: Object.values(kinds).map(({ type }) => `${type} ${title}`), isListed: true });

it('LOC-06 SEC-09 a draft of any kind is invisible to all roles', async () => {
  await store('nl', 'Grasduin', 'draft');
  await store('en', 'Meadow', 'draft');
  expect([await toldOf(1), await toldOf(2)]).toEqual([absent(), absent()]);
});

it('LOC-06 an entry that is live in one language is visible to all roles, only in that language', async () => {
  await store('nl', 'Grasduin', 'published');
  expect([await toldOf(1), await toldOf(2)]).toEqual([live('Grasduin'), absent()]);
});

it('SEC-09 a draft of a live entry is invisible to all roles', async () => {
  await store('nl', 'Later anders', 'draft');
  await store('en', 'Meadow', 'published');
  expect([await toldOf(1), await toldOf(2)]).toEqual([live('Grasduin'), live('Meadow')]);
});

it('MEM-01 a page for members is visible only to approved members and editors', async () => {
  const told = roles.map(async (role) => {
    const { data } = await known.ask(role, '{ entry(siteId: 1, uri: "voor-leden") { __typename ... on Page { title } } }');
    return [role, data.entry.__typename];
  });
  const withheld: readonly Role[] = ['guest', 'inactive', 'unapproved'];
  const expected = roles.map((role) => [role, withheld.includes(role) ? 'EntryForMembers' : 'Page']);
  expect(await Promise.all(told)).toEqual(expected);
});
