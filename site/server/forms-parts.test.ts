import { describe, expect, test } from 'vitest';
import { readList } from './forms-list.ts';
import { submissionMutation } from './forms-submission.ts';

describe('QUO-08 the quotation list of a quote request', () => {
  test('carries what a line may carry, and nothing else', () => {
    const line = { id: 7, amount: 2, variant: 'A-1', colour: '', remark: 'Left of the door', title: 'Bench', price: 5 };
    expect(readList(JSON.stringify([line, { id: 8, amount: 100 }]))).toEqual([
      { id: 7, amount: 2, variant: 'A-1', remark: 'Left of the door' },
      { id: 8, amount: 100 },
    ]);
    expect(readList('[]')).toEqual([]);
  });

  test.each([
    ['no JSON', '['],
    ['no list', '{"id":1,"amount":1}'],
    ['a line that is none', '[null]'],
    ['no amount', '[{"id":1}]'],
    ['an amount of none', '[{"id":1,"amount":0}]'],
    ['too many pieces', '[{"id":1,"amount":101}]'],
    ['half a piece', '[{"id":1,"amount":1.5}]'],
    ['an id beyond all ids', '[{"id":4294967296,"amount":1}]'],
    ['a code that is no text', '[{"id":1,"amount":1,"variant":{}}]'],
    ['a remark beyond all measure', JSON.stringify([{ id: 1, amount: 1, remark: 'x'.repeat(1001) }])],
    ['101 lines', JSON.stringify(Array.from({ length: 101 }, (_, n) => ({ id: n + 1, amount: 1 })))],
  ])('is refused with %s', (_, text) => {
    expect(readList(text)).toBeUndefined();
  });
});

describe('FRM-12 API-03 the mutation of a form', () => {
  const field = (handle: string, inputTypeName = 'String', visibility = 'visible') => ({ handle, inputTypeName, visibility });
  const form = (handle: string, ...fields: object[]) =>
    ({ handle, pages: [{ id: 'a', rows: [{ fields }] }] }) as unknown as Parameters<typeof submissionMutation>[0];

  test('has an argument for each field that is there, typed, and for the list where it takes one', () => {
    const { name, text } = submissionMutation(
      form('quoteRequest', field('email'), field('files', '[FileUploadInput]'), field('off', 'String', 'disabled')),
    );
    expect(name).toBe('save_quoteRequest_Submission');
    expect(text).toContain(
      'mutation save_quoteRequest_Submission($siteId: Int!, $sending: SendingInput!, $list: [QuotationLineInput!], $email: String, $files: [FileUploadInput])',
    );
    expect(text).toContain('(siteId: $siteId, sending: $sending, list: $list, email: $email, files: $files)');
    expect(submissionMutation(form('contact', field('email'))).text).not.toContain('list');
  });

  test.each([
    form('contact', field('a: 1) { id } x(b')),
    form('contact', field('a', 'String) { __typename } #')),
    form('x_Submission(a: 1) { id } y', field('a')),
  ])('takes nothing but names', (broken) => {
    expect(() => submissionMutation(broken)).toThrow('cannot be sent');
  });
});
