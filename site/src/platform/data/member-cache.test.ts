import { beforeEach, expect, test } from 'vitest';
import { ChangeHistory } from '../caching/change-history.ts';
import { TaggedCache } from '../caching/tagged-cache.ts';
import { CurrentMember, ExportedAccount, ProductList, RefreshToken, Shell, StoredUser } from '../generated/operations.ts';
import persistedOperations from '../generated/persisted-operations.json' with { type: 'json' };
import { schema } from '../testing/default-answers.ts';
import type { Answer } from './answer.ts';
import { isSharedAnswer, isSharedMemberQuery, memberCacheSend } from './member-cache.server.ts';
import type { Send } from './query.ts';

let asked: string[];
let cache: TaggedCache<Answer>;
let history: ChangeHistory;

beforeEach(() => {
  asked = [];
  history = new ChangeHistory();
  history.begin();
  cache = new TaggedCache<Answer>(1e6, history);
});

const asMember = (name: string) => {
  const send: Send = async (operation) => {
    asked.push(`${name} ${operation.name}`);
    return { data: { name }, errors: [], tags: ['Product:1:4'], bytes: 10 } as unknown as Answer;
  };
  return memberCacheSend(send, cache);
};

test('MEM-01 shared answers for approved members are requested once, except their identity', async () => {
  for (const name of ['Anna', 'Bert']) {
    const { send, approve } = asMember(name);
    await send(CurrentMember, {});
    approve();
    await send(ProductList, { siteId: 1 });
    await send(StoredUser, {});
  }
  expect(asked).toEqual(['Anna CurrentMember', 'Anna ProductList', 'Anna StoredUser', 'Bert CurrentMember', 'Bert StoredUser']);
});

test('MEM-01 a member who is not yet confirmed is answered by the API without caching', async () => {
  await asMember('Carla').send(ProductList, { siteId: 1 });
  const { send, approve } = asMember('Anna');
  approve();
  await send(ProductList, { siteId: 1 });
  await asMember('Dirk').send(ProductList, { siteId: 1 });
  expect(asked).toEqual(['Carla ProductList', 'Anna ProductList', 'Dirk ProductList']);
});

test('API-06 a change drops answers with its tag', async () => {
  const { send, approve } = asMember('Anna');
  approve();
  await send(ProductList, { siteId: 1 });
  history.announce(['Product:1:4']);
  await send(ProductList, { siteId: 1 });
  expect(asked).toHaveLength(2);
});

test('SEC-03 mutations and personal queries are not shared', () => {
  expect([Shell, ProductList].map(isSharedAnswer)).toEqual([true, true]);
  expect([CurrentMember, StoredUser, ExportedAccount, RefreshToken].map(isSharedAnswer)).toEqual([false, false, false, false]);
  for (const [id, text] of Object.entries(persistedOperations)) {
    if (/\bmutation\b|\bviewer\b|[tT]oken/.test(text))
      expect([text.slice(0, 80), isSharedAnswer({ id })]).toEqual([text.slice(0, 80), false]);
  }
});

const common = [
  ...[
    'entry',
    'notFound',
    'serviceUnavailable',
    'algemeen',
    'navigation',
    'document',
    'seoMetadata',
    'sitemap',
    'sitemapParts',
    'search',
  ],
  ...['products', 'productsById', 'productsByNumber', 'categories', 'projects', 'projectsById', 'colourChart', 'faqQuestions'],
  ...['plateCode', 'productsWithParts', 'downloads', 'adviser', 'glossary'],
  ...['form', 'newsletterCaptchas', 'newsletterNeedsConfirmation'],
];
const personal = ['viewer', 'preview', 'productFeed', 'formTime', 'formTokens', 'sharedQuotationList'];

const query = (field: string) => `query Any($siteId: Int!) {\n  ${field}(siteId: $siteId) {\n    id\n  }\n}`;

test('SEC-03 SEC-05 every query field is classified as common or personal', () => {
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect([...common, ...personal].sort()).toEqual(fields.sort());
  expect(common.filter((field) => !isSharedMemberQuery(query(field)))).toEqual([]);
  expect(personal.filter((field) => isSharedMemberQuery(query(field)))).toEqual([]);
});

test('SEC-03 a query with a personal field and a mutation are not shared', () => {
  expect(
    isSharedMemberQuery(
      'query Both {\n  products(siteId: 1) {\n    total\n  }\n  ...Own\n}\nfragment Own on Query {\n  viewer {\n    id\n  }\n}',
    ),
  ).toBe(false);
  expect(isSharedMemberQuery('mutation Any {\n  subscribe(email: "a")\n}')).toBe(false);
});
