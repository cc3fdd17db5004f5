import { describe, expect, test } from 'vitest';
import { isOwnForm } from '../http/same-origin.ts';
import type { DefinedForm } from './definition.ts';
import { readAttemptMetadata } from './entries.ts';
import { readList } from './list.ts';
import { redirectAfterSubmit } from './redirect-after-submit.ts';
import { submissionMutation } from './send-submission.ts';

describe('QUO-08 the quotation list of a quote request', () => {
  test('keeps only the known fields of a line', () => {
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

  test('has a typed argument for each enabled field, and for the list if the form takes one', () => {
    const { name, text } = submissionMutation(
      form('quoteRequest', field('email'), field('files', '[FileUploadInput]'), field('off', 'String', 'disabled')),
    );
    expect(name).toBe('save_quoteRequest_Submission');
    expect(text).toContain(
      'mutation save_quoteRequest_Submission($siteId: Int!, $attempt: SubmissionAttemptInput!, $list: [QuotationLineInput!], $email: String, $files: [FileUploadInput])',
    );
    expect(text).toContain('(siteId: $siteId, attempt: $attempt, list: $list, email: $email, files: $files)');
    expect(submissionMutation(form('contact', field('email'))).text).not.toContain('list');
  });

  test.each([
    form('contact', field('a: 1) { id } x(b')),
    form('contact', field('a', 'String) { __typename } #')),
    form('x_Submission(a: 1) { id } y', field('a')),
  ])('accepts only valid names', (broken) => {
    expect(() => submissionMutation(broken)).toThrow('cannot be sent');
  });
});

describe('FRM-06 after success without scripts', () => {
  const address = { locale: 'en' as const, prefix: '/en', bases: { nl: '', en: '/en', de: '/de' }, indexable: false };

  test.each([
    [{ submitAction: 'message' }, '/en/contact/?sent=contact'],
    [{ submitAction: 'reload' }, '/en/contact/?sent=contact'],
    [{ submitAction: 'entry', redirectEntry: { uri: 'news' } }, '/en/news/'],
    [{ submitAction: 'entry', redirectEntry: { uri: '__home__' } }, '/en/'],
    [{ submitAction: 'entry', redirectEntry: null }, '/en/'],
    [{ submitAction: 'entry', redirectEntry: { uri: 'contact' } }, '/en/contact/?sent=contact'],
    [{ submitAction: 'url', redirectUrl: 'https://example.org/thanks?a=b' }, 'https://example.org/thanks?a=b'],
    [{ submitAction: 'url', redirectUrl: '/en/news/' }, '/en/news/'],
    [{ submitAction: 'url', redirectUrl: '/contact/?a=1' }, '/en/contact/?sent=contact'],
    [{ submitAction: 'url', redirectUrl: 'javascript:alert(1)' }, '/en/contact/?sent=contact'],
    [{ submitAction: 'url', redirectUrl: '//evil.example' }, '/en/contact/?sent=contact'],
    [{ submitAction: 'url', redirectUrl: 'https://a.example/\r\nSet-Cookie: a=b' }, '/en/contact/?sent=contact'],
  ])('%o leads to %s', (settings, href) => {
    expect(redirectAfterSubmit({ handle: 'contact', settings } as DefinedForm, address, { path: '/en/contact/' })).toBe(href);
  });

  test('CON-10 the address has the ticket number', () => {
    const form = { handle: 'damageReport', settings: { submitAction: 'message' } } as DefinedForm;
    const sent = { path: '/en/service/damage-or-complaint/', number: 'S2026-00004' };
    expect(redirectAfterSubmit(form, address, sent)).toBe(`${sent.path}?sent=damageReport&ticket=S2026-00004#ticket-number`);
  });

  test('FRM-14 the address tells that no confirmation was sent', () => {
    const form = { handle: 'contact', settings: { submitAction: 'message' } } as DefinedForm;
    expect(redirectAfterSubmit(form, address, { path: '/en/contact/', isUnconfirmed: true })).toBe(
      '/en/contact/?sent=contact&unconfirmed=1',
    );
  });

  test('QUO-08 the address has the number of a quote request', () => {
    const form = { handle: 'quoteRequest', settings: { submitAction: 'message' } } as DefinedForm;
    const sent = { path: '/en/quote-request/', number: 'A2026-00004' };
    expect(redirectAfterSubmit(form, address, sent)).toBe(
      '/en/quote-request/?sent=quoteRequest&number=A2026-00004#request-number',
    );
  });
});

describe('FRM-12 a form is accepted only from a page of the site', () => {
  const own = { host: 'nl.test', origin: 'https://nl.test' };

  test.each<[string, boolean, Record<string, string>]>([
    ['the site itself', true, own],
    ['the site itself, as the browser says', true, { ...own, 'sec-fetch-site': 'same-origin' }],
    ['a visitor who hides where requests come from', true, { ...own, origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a sandboxed frame', false, { ...own, origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an origin that is not told', false, { ...own, origin: 'null' }],
    ['another origin', false, { ...own, origin: 'https://evil.test' }],
    ['another site, as the browser says', false, { ...own, 'sec-fetch-site': 'cross-site' }],
    ['another language of the same site', false, { ...own, 'sec-fetch-site': 'same-site' }],
    ['nowhere', false, { host: 'nl.test' }],
  ])('%s: %s', (_, isOwn, headers) => {
    expect(isOwnForm({ headers })).toBe(isOwn);
  });
});

test('FRM-12 unprintable characters are removed from tokens, so that they are refused and nothing fails', () => {
  const entries = Object.entries({
    ...{ 'form.csrf': 'a\0b', 'form.time': '\0', 'g-recaptcha-response': '\u202ex\0', website: 'spam\0', 'form.key': 'x\0' },
  });
  expect(readAttemptMetadata(entries, [{ name: 'g-recaptcha-response' }], 'contact')).toEqual({
    ...{ key: undefined, csrfToken: 'ab', timeToken: undefined, honeypot: 'spam', uri: 'contact' },
    captchas: [{ name: 'g-recaptcha-response', value: 'x' }],
  });
});
