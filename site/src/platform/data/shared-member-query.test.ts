import { expect, test } from 'vitest';
import { schema } from '../testing/default-answers.ts';
import { isSharedMemberQuery } from './shared-member-query.server.ts';

const common = [
  ...['entry', 'notFound', 'serviceUnavailable', 'algemeen', 'navigation', 'document', 'seoMetadata', 'sitemap', 'search'],
  ...['products', 'productsById', 'categories', 'projects', 'projectsById', 'colourChart', 'faqQuestions'],
  ...['form', 'newsletterCaptchas', 'newsletterNeedsConfirmation'],
];
const personal = ['viewer', 'preview', 'formTime', 'formTokens', 'sharedQuotationList'];

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
