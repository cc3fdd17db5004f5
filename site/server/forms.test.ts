import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PostedForm } from '../src/forms/posted-form.ts';
import { currentPageRequest } from '../src/platform/rendering/page-request.server.ts';
import { type ContractPeer, contractPeer } from '../src/platform/testing/contract-peer.ts';
import { contactForm, multipart, type Part, type TestForms, testForms } from './testing/test-form.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

let forms: TestForms;
let peer: ContractPeer;
let site: TestSite;
let shown: PostedForm | undefined;

beforeEach(async () => {
  forms = testForms();
  peer = await contractPeer(forms.content);
  site = await testSite(peer);
  await site.ready();
  shown = undefined;
  site.application.whileRendering = () => {
    shown = currentPageRequest().posted as PostedForm | undefined;
  };
});

afterEach(async () => {
  await site.stop();
  await peer.stop();
});

const own = { origin: 'https://nl.test' };
const filledIn = { 'form.handle': 'contact', 'form.page': '1', fullName: 'Anna', email: 'anna@post.example', message: 'Hallo' };

const post = (texts: Record<string, string>, headers: Record<string, string> = {}, path = '/over-ons/') =>
  site.get(path, {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(texts).toString(),
  });

const postParts = (parts: readonly (readonly [string, Part])[], headers: Record<string, string> = {}) => {
  const { headers: type, body } = multipart(parts);
  return site.get('/over-ons/', { method: 'POST', headers: { ...own, ...type, ...headers }, body });
};

const asScript = { accept: 'application/json' };
const pdf = (bytes: number) => ({ name: 'plan.pdf', content: Buffer.alloc(bytes, 'a') });

describe('FRM-04 FRM-05 without scripts, page by page over the server', () => {
  test('next checks its page: what is wrong comes back with all that was filled in', async () => {
    const answer = await post({ ...filledIn, 'form.page': '0', 'form.go': 'next', fullName: '', email: 'anna' });
    expect(answer).toMatchObject({ status: 422, headers: { 'cache-control': 'private, no-store' } });
    expect(shown).toMatchObject({ handle: 'contact', page: 0, outcome: 'refused', values: { email: 'anna', message: 'Hallo' } });
    expect(shown?.problems.map(({ handle, key }) => [handle, key])).toEqual([
      ['fullName', 'required'],
      ['email', 'email'],
    ]);
  });

  test('next goes on, back goes back and a tab jumps without being held up; Enter on a page that is not the last goes on', async () => {
    const to = async (go: string, page: string) => {
      const { status } = await post({
        ...filledIn,
        'form.go': go,
        'form.page': page,
        fullName: go === 'next' || go === '' ? 'Anna' : '',
      });
      return [status, shown?.page, shown?.outcome, shown?.values.message];
    };
    expect(await to('next', '0')).toEqual([200, 1, 'going', 'Hallo']);
    expect(await to('', '0')).toEqual([200, 1, 'going', 'Hallo']);
    expect(await to('back', '1')).toEqual([200, 0, 'going', 'Hallo']);
    expect(await to('page-0', '1')).toEqual([200, 0, 'going', 'Hallo']);
    expect(await to('page-99', '0')).toEqual([200, 1, 'going', 'Hallo']);
    expect(await to('back', '99')).toEqual([200, 0, 'going', 'Hallo']);
    expect(await to('back', '-3.5')).toEqual([200, 0, 'going', 'Hallo']);
    expect(forms.saved).toEqual([]);
  });

  test('the last page sends; what is wrong on an earlier one leads back to it', async () => {
    expect((await post({ ...filledIn, fullName: '', 'form.go': 'send' })).status).toBe(422);
    expect(shown).toMatchObject({ page: 0, outcome: 'refused', problems: [{ handle: 'fullName', key: 'required' }] });
    expect(forms.saved).toEqual([]);
  });

  test('FRM-06 after success it leads to the page with its message, under an address of its own', async () => {
    const answer = await post({ ...filledIn, 'form.go': 'send' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/over-ons/?sent=contact' } });
    expect((await site.get('/over-ons/?sent=contact')).status).toBe(200);
    expect(shown).toMatchObject({ handle: 'contact', outcome: 'sent', values: {} });
  });

  test('FRM-11 FRM-12 it is sent typed, with what shows that a visitor sends it, the visitor’s address, and a stable text', async () => {
    const key = '0b7c5a3e-64a5-4a0e-9a0e-3c6b1f0f5a11';
    await post({ ...filledIn, pieces: '3', 'form.key': key, 'form.time': '123.abc', altcha: 'solved', website: '' });
    expect(forms.saved[0]).toMatchObject({
      siteId: 1,
      fullName: 'Anna',
      email: 'anna@post.example',
      message: 'Hallo',
      pieces: 3,
    });
    expect(forms.saved[0]?.sending).toEqual({
      key,
      timeToken: '123.abc',
      captchas: [{ name: 'altcha', value: 'solved' }],
      uri: 'over-ons',
    });
    expect(peer.heard.at(-1)).toMatchObject({ 'x-visitor-address': '127.0.0.1' });
    const { requests } = peer;
    await post(filledIn);
    expect(peer.requests).toBe(requests + 1);
  });

  test('FRM-12 what the API refuses comes back with its problems, on the page where they are', async () => {
    const problems = [
      { handle: 'email', key: 'email' },
      { handle: 'fullName', part: 'lastName', key: 'letters' },
      { handle: null, key: 'tooOften', amount: 5 },
      { handle: null, key: 'no such key' },
    ];
    forms.answer = () => ({ __typename: 'RefusedSubmission', problems });
    expect((await post(filledIn)).status).toBe(422);
    expect(shown?.problems).toEqual([
      { handle: 'email', key: 'email' },
      { handle: 'fullName', part: 'lastName', key: 'letters' },
      { handle: null, key: 'tooOften', amount: 5 },
      { handle: null, key: 'unavailable' },
    ]);
    expect(shown).toMatchObject({ page: 0, values: { message: 'Hallo' } });
  });

  test('FRM-07 an API that fails: everything typed stays, under the same key, and nothing of it is logged', async () => {
    forms.answer = () => Promise.reject(new Error('broken: anna@post.example'));
    const key = '0b7c5a3e-64a5-4a0e-9a0e-3c6b1f0f5a11';
    expect((await post({ ...filledIn, 'form.key': key })).status).toBe(200);
    expect(shown).toMatchObject({ page: 1, outcome: 'failed', sendingKey: key, values: { fullName: 'Anna', message: 'Hallo' } });
    expect(site.logged.some(({ msg }) => msg === 'a form could not be saved')).toBe(true);
    expect(JSON.stringify(site.logged)).not.toMatch(/anna@|Hallo/i);
  });

  test('FRM-07 an API that is gone: the form is known, and stays as it was filled in', async () => {
    await post({ ...filledIn, 'form.page': '0', 'form.go': 'next' });
    await peer.stop();
    await post(filledIn);
    expect(shown).toMatchObject({ outcome: 'failed', values: { message: 'Hallo' } });
    await peer.listen();
  });

  test('a form that has just changed is asked for anew, once', async () => {
    await post({ ...filledIn, 'form.page': '0', 'form.go': 'next' });
    forms.content.extension = forms.content.extension.replace('email: String, ', '');
    const [you, question] = contactForm.pages;
    forms.form = { ...contactForm, pages: [{ ...you, rows: you?.rows.slice(0, 1) }, question] } as typeof contactForm;
    expect((await post(filledIn)).status).toBe(303);
    expect(forms.saved[0]).not.toHaveProperty('email');
    forms.content.extension = forms.content.extension.replace('message: String, ', '');
    expect((await post(filledIn, asScript)).text).toBe('{"outcome":"failed"}');
  });

  test('FRM-13 a form that is not there', async () => {
    expect(await post({ ...filledIn, 'form.handle': 'gone' })).toMatchObject({
      status: 404,
      text: 'Formulier gone is niet gevonden.\n',
    });
    const english = { host: 'en.test', method: 'POST', body: 'form.handle=gone' };
    const headers = { origin: 'https://en.test', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await site.get('/about-us/', { ...english, headers })).text).toBe('Unable to find form gone.\n');
  });
});

describe('FRM-10 FRM-12 files', () => {
  const parts = (...files: Part[]) => [...Object.entries(filledIn), ...files.map((file) => ['drawing', file] as const)];

  test('go on to the API one by one, and are sent as their tokens', async () => {
    expect((await postParts(parts(pdf(300_000), pdf(5)))).status).toBe(303);
    const query = { handle: 'contact', field: 'drawing', siteId: '1', name: 'plan.pdf' };
    expect(forms.uploads).toEqual([
      { query, bytes: 300_000 },
      { query, bytes: 5 },
    ]);
    expect(forms.saved[0]?.drawing).toEqual([{ token: 'token1' }, { token: 'token2' }]);
  });

  test('that are uploaded stay with a form that is refused, and are not asked for again', async () => {
    await postParts([
      ['form.handle', 'contact'],
      ['form.page', '1'],
      ['drawing', pdf(5)],
    ]);
    expect(shown?.values.drawing).toEqual([{ name: 'plan.pdf', bytes: 5, token: 'token1' }]);
    await post({ ...filledIn, 'drawing.file': 'token1 5 plan.pdf' });
    expect(forms.saved[0]?.drawing).toEqual([{ token: 'token1' }]);
  });

  test('beyond the limit of their field are not sent on; the selection is cleared', async () => {
    expect((await postParts(parts(...Array.from({ length: 50 }, () => pdf(9))))).status).toBe(422);
    expect(shown).toMatchObject({
      page: 1,
      problems: [{ handle: 'drawing', key: 'tooManyFiles', amount: 2 }],
      values: { drawing: [] },
    });
    expect(forms.uploads).toHaveLength(2);
  });

  test('that are too large, or that the API refuses, are told of at their field; all else stays', async () => {
    await postParts(parts(pdf(1024 * 1024 + 1)));
    expect(shown?.problems).toEqual([{ handle: 'drawing', key: 'fileTooLarge', amount: 1 }]);
    forms.content.upload = () => ({ problem: { handle: null, key: 'fileUnsafe' } });
    await postParts(parts(pdf(9)));
    expect(shown).toMatchObject({
      problems: [{ handle: 'drawing', key: 'fileUnsafe' }],
      values: { message: 'Hallo', drawing: [] },
    });
    expect(forms.saved).toEqual([]);
  });

  test('that cannot be handed on: the form has failed, and stays, where they are required too', async () => {
    const [you, question] = contactForm.pages;
    const rows = question?.rows.map(({ fields: [field] }) => ({ fields: [{ ...field, required: true }] }));
    forms.form = { ...contactForm, pages: [you, { ...question, rows }] } as typeof contactForm;
    forms.content.upload = () => undefined;
    await postParts([...parts(pdf(9)), ['pieces', '1']]);
    expect(shown).toMatchObject({ outcome: 'failed', problems: [], values: { message: 'Hallo' } });
  });

  test('of fields that are not there go nowhere', async () => {
    expect((await postParts([...Object.entries(filledIn), ['message', pdf(9)], ['other', pdf(9)]])).status).toBe(303);
    expect(forms.uploads).toEqual([]);
  });
});

describe('FRM-12 with scripts', () => {
  test('all of a form is sent at once, and answered as JSON for nobody to keep', async () => {
    const answer = await post({ ...filledIn, 'form.page': '0' }, asScript);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-cache' },
      text: '{"outcome":"sent","id":7}',
    });
    const refused = await post({ ...filledIn, email: 'anna' }, asScript);
    expect(refused).toMatchObject({ status: 422, text: '{"outcome":"refused","problems":[{"handle":"email","key":"email"}]}' });
    expect((await post({ 'form.handle': 'gone' }, asScript)).status).toBe(404);
    expect(site.application.renders).toBe(0);
  });
});

describe('QUO-08 the quotation list', () => {
  const list = JSON.stringify([{ id: 7, amount: 2, title: 'Bench', price: 5 }]);

  beforeEach(() => {
    forms.form = { ...contactForm, handle: 'quoteRequest' };
    forms.content.extension = forms.content.extension
      .replace('contact', 'quoteRequest')
      .replace('fullName', 'list: [QuotationLineInput!], fullName');
    Object.assign(forms.content.root, { save_quoteRequest_Submission: forms.save });
    forms.answer = () => ({ __typename: 'SavedSubmission', id: 7, number: 'O-2026-0001' });
  });

  test('goes along with a quote request, without what the backend looks up itself; the answer brings its number', async () => {
    const { text } = await post({ ...filledIn, 'form.handle': 'quoteRequest', 'form.list': list }, asScript);
    expect(text).toBe('{"outcome":"sent","id":7,"number":"O-2026-0001"}');
    expect(forms.saved[0]?.list).toEqual([{ id: 7, amount: 2 }]);
    await post({ ...filledIn, 'form.handle': 'quoteRequest' });
    expect(forms.saved[1]).not.toHaveProperty('list');
  });

  test('that cannot be read is told, and the form stays', async () => {
    expect((await post({ ...filledIn, 'form.handle': 'quoteRequest', 'form.list': '[{}]' })).status).toBe(422);
    expect(shown).toMatchObject({ problems: [{ handle: null, key: 'unreadable' }], values: { message: 'Hallo' } });
    expect(forms.saved).toEqual([]);
  });
});

test.each([
  [{}, 'Wat u verstuurt, is te groot: alles samen mag 120 MB zijn. Ga terug en kies kleinere of minder bestanden.\n'],
  [{ accept: 'application/json' }, '{"outcome":"refused","problems":[{"handle":null,"key":"fileTooLarge","amount":120}]}'],
])('FRM-10 what is too large in all is told in words, or to scripts', async (headers, text) => {
  expect(await post({ ...filledIn, message: 'x'.repeat(300_000) }, headers)).toMatchObject({ status: 413, text });
});

describe('who sends', () => {
  test('a member by the session; one whose session has ended as a guest, and the session ends', async () => {
    await post(filledIn, { cookie: 'plantsoen_token=aa.bb.cc' });
    expect(peer.heard.at(-1)?.authorization).toBe('JWT aa.bb.cc');
    const ended = await post(filledIn, { cookie: 'plantsoen_token=xx.yy.zz' });
    expect(ended.status).toBe(303);
    expect(String(ended.headers['set-cookie'])).toContain('plantsoen_token=; Max-Age=0');
    expect(peer.heard.at(-1)?.authorization).toBeUndefined();
    expect(forms.saved).toHaveLength(2);
  });

  test('nobody from a preview, whose editor is told so', async () => {
    Object.assign(forms.content.root, { preview: { siteId: 1, uri: 'over-ons', until: '2099-01-01T00:00:00Z' } });
    const cookie = `plantsoen_preview=${'a'.repeat(20)}.${'b'.repeat(20)}`;
    expect((await post(filledIn, { cookie })).status).toBe(422);
    expect(shown).toMatchObject({ problems: [{ handle: null, key: 'preview' }], values: { message: 'Hallo' } });
    expect(forms.saved).toEqual([]);
  });

  test('FRM-12 nobody from elsewhere, in the language of the page', async () => {
    const { text } = await site.get('/over-ons/', { method: 'POST', body: 'form.handle=contact' });
    expect(text).toBe(
      'Dit formulier is niet vanaf een pagina van deze website verstuurd. Ga terug, laad de pagina opnieuw en verstuur het nog eens.\n',
    );
  });

  test('only pages take forms', async () => {
    for (const path of ['/over-ons', '/media/a.png', '/robots.txt', '/assets/x/', '/sw.js/']) {
      expect((await post(filledIn, {}, path)).status).toBe(405);
    }
  });
});
