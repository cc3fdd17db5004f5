import { describe, expect, test } from 'vitest';
import { readAnswer } from './answer.ts';
import { collectTags } from './cached-send.server.ts';
import { normalisedError } from './data-error.ts';

describe('ERR-04 answers are validated', () => {
  test('an answer with data and tags', () => {
    const text = '{"data":{"a":1},"extensions":{"tags":["Product:1:list"]}}';
    expect(readAnswer(text)).toEqual({ data: { a: 1 }, errors: [], tags: ['Product:1:list'], bytes: text.length });
  });

  test('errors keep message, locations, path and code', () => {
    const error = { message: 'no', locations: [{ line: 1, column: 2 }], path: ['a', 0], extensions: { code: 'X' } };
    expect(readAnswer(JSON.stringify({ errors: [error] }))?.errors).toEqual([
      { message: 'no', locations: [{ line: 1, column: 2 }], path: ['a', 0], code: 'X' },
    ]);
  });

  test.each(['', '<html>', '[]', '{}', '{"data":null}', '{"data":[]}', '{"data":{},"extensions":{"tags":[1]}}'])(
    '%s is not a valid answer',
    (text) => {
      expect(readAnswer(text)).toBeUndefined();
    },
  );
});

describe('ERR-04 errors are normalised', () => {
  test.each([
    [
      { message: 'no', statusCode: 503 },
      { message: 'no', statusCode: 503 },
    ],
    [new Error('no'), { message: 'no', statusCode: 500 }],
    [{ statusCode: 200 }, { message: '[object Object]', statusCode: 500 }],
    ['no', { message: 'no', statusCode: 500 }],
    [undefined, { message: 'undefined', statusCode: 500 }],
  ])('%o', (thrown, normalised) => {
    expect(normalisedError(thrown)).toEqual(normalised);
  });
});

test('API-06 every nested record of an answer yields its identity, except records without id', () => {
  const tags = new Set<string>();
  collectTags(
    {
      entry: { __typename: 'Page', id: 1, siteId: 2, hero: { image: { __typename: 'Image', id: 7, siteId: 2 } } },
      list: { hits: [{ __typename: 'Model', id: 9 }, { __typename: 'EntryAbsent', uri: 'x' }, null] },
    },
    tags,
  );
  expect([...tags]).toEqual(['Page:2:1', 'Image:2:7', 'Model:9']);
});
