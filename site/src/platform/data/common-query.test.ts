import { expect, test } from 'vitest';
import { schema } from '../testing/default-answers.ts';
import { isCommonQuery } from './common-query.server.ts';

const common = [
  ...['entry', 'notFound', 'serviceUnavailable', 'algemeen', 'navigation', 'document', 'seoMetadata', 'sitemap', 'search'],
  ...['products', 'productsById', 'categories', 'projects', 'projectsById', 'colourChart', 'faqQuestions'],
  ...['form', 'newsletterCaptchas', 'newsletterNeedsConfirmation'],
];
const personal = ['viewer', 'preview', 'formTime', 'formTokens', 'sharedQuotationList'];

const query = (field: string) => `query Any($siteId: Int!) {\n  ${field}(siteId: $siteId) {\n    id\n  }\n}`;

test('SEC-03 SEC-05 of each field that can be asked for it is said here whether its answer is one person’s', () => {
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect([...common, ...personal].sort()).toEqual(fields.sort());
  expect(common.filter((field) => !isCommonQuery(query(field)))).toEqual([]);
  expect(personal.filter((field) => isCommonQuery(query(field)))).toEqual([]);
});

test('SEC-03 nothing is shared of a query that asks for one person’s things beside others, nor of what changes something', () => {
  expect(
    isCommonQuery(
      'query Both {\n  products(siteId: 1) {\n    total\n  }\n  ...Own\n}\nfragment Own on Query {\n  viewer {\n    id\n  }\n}',
    ),
  ).toBe(false);
  expect(isCommonQuery('mutation Any {\n  subscribe(email: "a")\n}')).toBe(false);
});
