import { beforeAll, expect, it } from 'vitest';
import { payloadTest } from '../../src/testing/test-payload.ts';
import { askAnswerably } from './answerable-lists.ts';

const collections = ['forms', 'form-submissions', 'quote-requests', 'subscribers', 'audit-log', 'products'] as const;
const user = { id: 1, collection: 'users', email: 'eva@example.com', role: 'administrator' };

const test = payloadTest();
beforeAll(() => {
  for (const slug of collections) test.payload.collections[slug].config.hooks.beforeOperation.push(askAnswerably);
});

const list = (collection: (typeof collections)[number], question: object) =>
  test.payload.find({ collection, overrideAccess: false, user: user as never, depth: 0, ...question });

it.each(collections)('API-08 %s are listed for any filter in the address', async (collection) => {
  const title = { forms: 'title', products: 'title', subscribers: 'email', 'audit-log': 'actor' };
  const field = title[collection as keyof typeof title] ?? (collection === 'quote-requests' ? 'name' : 'formTitle');
  for (const text of ['contact', 'a\0b', "%_\\' or 1=1 --", '😀', 'x'.repeat(5000)])
    expect(await list(collection, { where: { or: [{ [field]: { like: text } }] } }), text).toMatchObject({ docs: [] });
  for (const where of [{ id: { contains: '1' } }, { createdAt: { like: 'a' } }, { [field]: { near: '1' } }, 'x'])
    expect(await list(collection, { where }), JSON.stringify(where)).toMatchObject({ docs: [] });
  expect(await list(collection, { page: -1 })).toMatchObject({ page: 1 });
});

it('API-08 JSON fields cannot be searched', async () => {
  expect(await list('form-submissions', { where: { values: { like: 'a' } } })).toMatchObject({ docs: [] });
  expect(await list('quote-requests', { where: { 'lines.title': { contains: 'a' } } })).toMatchObject({ docs: [] });
});
