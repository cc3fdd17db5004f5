import { describe, expect, test } from 'vitest';
import { asScript, filledIn, formTestSite } from '../testing/form-test-site.ts';
import { contactForm } from '../testing/test-form.ts';

const formSite = formTestSite();

describe('FRM-04 FRM-05 without scripts, page by page on the server', () => {
  test('next validates its page and returns the errors with all submitted values', async () => {
    const answer = await formSite.post({ ...filledIn, 'form.page': '0', 'form.go': 'next', fullName: '', email: 'anna' });
    expect(answer).toMatchObject({ status: 422, headers: { 'cache-control': 'private, no-store' } });
    expect(formSite.shown).toMatchObject({
      handle: 'contact',
      page: 0,
      outcome: 'refused',
      values: { email: 'anna', message: 'Hallo' },
    });
    expect(formSite.shown?.problems.map(({ handle, key }) => [handle, key])).toEqual([
      ['fullName', 'required'],
      ['email', 'email'],
    ]);
  });

  test('next, back and a tab change the page without validation; Enter moves on unless the page is the last', async () => {
    const to = async (go: string, page: string) => {
      const { status } = await formSite.post({
        ...filledIn,
        'form.go': go,
        'form.page': page,
        fullName: go === 'next' || go === '' ? 'Anna' : '',
      });
      return [status, formSite.shown?.page, formSite.shown?.outcome, formSite.shown?.values.message];
    };
    expect(await to('next', '0')).toEqual([200, 1, 'going', 'Hallo']);
    expect(await to('', '0')).toEqual([200, 1, 'going', 'Hallo']);
    expect(await to('back', '1')).toEqual([200, 0, 'going', 'Hallo']);
    expect(await to('page-0', '1')).toEqual([200, 0, 'going', 'Hallo']);
    expect(await to('page-99', '0')).toEqual([200, 1, 'going', 'Hallo']);
    expect(await to('back', '99')).toEqual([200, 0, 'going', 'Hallo']);
    expect(await to('back', '-3.5')).toEqual([200, 0, 'going', 'Hallo']);
    expect(formSite.forms.saved).toEqual([]);
  });

  test('the last page submits; an error on an earlier page leads back to that page', async () => {
    expect((await formSite.post({ ...filledIn, fullName: '', 'form.go': 'send' })).status).toBe(422);
    expect(formSite.shown).toMatchObject({ page: 0, outcome: 'refused', problems: [{ handle: 'fullName', key: 'required' }] });
    expect(formSite.forms.saved).toEqual([]);
  });

  test('FRM-06 success redirects to a separate address that shows the message', async () => {
    const answer = await formSite.post({ ...filledIn, 'form.go': 'send' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/over-ons/?sent=contact' } });
    expect((await formSite.site.get('/over-ons/?sent=contact')).status).toBe(200);
    expect(formSite.shown).toMatchObject({ handle: 'contact', outcome: 'sent', values: {} });
  });

  test('FRM-11 FRM-12 submits typed values, the captcha answer and honeypot, the visitor’s address and a stable query text', async () => {
    const key = '0b7c5a3e-64a5-4a0e-9a0e-3c6b1f0f5a11';
    await formSite.post({ ...filledIn, pieces: '3', 'form.key': key, 'form.time': '123.abc', altcha: 'solved', website: '' });
    expect(formSite.forms.saved[0]).toMatchObject({
      siteId: 1,
      fullName: 'Anna',
      email: 'anna@post.example',
      message: 'Hallo',
      pieces: 3,
    });
    expect(formSite.forms.saved[0]?.attempt).toEqual({
      key,
      timeToken: '123.abc',
      captchas: [{ name: 'altcha', value: 'solved' }],
      uri: 'over-ons',
    });
    expect(formSite.peer.heard.map((headers) => headers['x-visitor-address'])).toContain('127.0.0.1');
    const { requests } = formSite.peer;
    await formSite.post(filledIn);
    expect(formSite.peer.requests).toBe(requests + 1);
  });

  test('FRM-12 a refusal of the API shows its problems on the page they belong to', async () => {
    const problems = [
      { handle: 'email', key: 'email' },
      { handle: 'fullName', part: 'lastName', key: 'letters' },
      { handle: null, key: 'tooOften', amount: 5 },
      { handle: null, key: 'no such key' },
    ];
    formSite.forms.answer = () => ({ __typename: 'RefusedSubmission', problems });
    expect((await formSite.post(filledIn)).status).toBe(422);
    expect(formSite.shown?.problems).toEqual([
      { handle: 'email', key: 'email' },
      { handle: 'fullName', part: 'lastName', key: 'letters' },
      { handle: null, key: 'tooOften', amount: 5 },
      { handle: null, key: 'unavailable' },
    ]);
    expect(formSite.shown).toMatchObject({ page: 0, values: { message: 'Hallo' } });
  });

  test('FRM-07 ERR-02 a failing API answers 503 and keeps the values and the key; no value is logged', async () => {
    formSite.forms.answer = () => Promise.reject(new Error('broken: anna@post.example'));
    const key = '0b7c5a3e-64a5-4a0e-9a0e-3c6b1f0f5a11';
    const answer = await formSite.post({ ...filledIn, 'form.key': key });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '120']);
    expect(formSite.shown).toMatchObject({
      page: 1,
      outcome: 'failed',
      idempotencyKey: key,
      values: { fullName: 'Anna', message: 'Hallo' },
    });
    expect(formSite.site.logged.some(({ msg }) => msg === 'the API failed to save the form')).toBe(true);
    expect(JSON.stringify(formSite.site.logged)).not.toMatch(/anna@|Hallo/i);
  });

  test('FRM-07 an unreachable API: the cached form is rendered with its values', async () => {
    await formSite.post({ ...filledIn, 'form.page': '0', 'form.go': 'next' });
    await formSite.peer.stop();
    await formSite.post(filledIn);
    expect(formSite.shown).toMatchObject({ outcome: 'failed', values: { message: 'Hallo' } });
    await formSite.peer.listen();
  });

  test('a form that has just changed is loaded again once', async () => {
    await formSite.post({ ...filledIn, 'form.page': '0', 'form.go': 'next' });
    formSite.forms.content.extension = formSite.forms.content.extension.replace('email: String, ', '');
    const [you, question] = contactForm.pages;
    formSite.forms.form = { ...contactForm, pages: [{ ...you, rows: you?.rows.slice(0, 1) }, question] } as typeof contactForm;
    expect((await formSite.post(filledIn)).status).toBe(303);
    expect(formSite.forms.saved[0]).not.toHaveProperty('email');
    formSite.forms.content.extension = formSite.forms.content.extension.replace('message: String, ', '');
    expect((await formSite.post(filledIn, asScript)).text).toBe('{"outcome":"failed"}');
  });

  test('FRM-13 an unknown form answers 404', async () => {
    expect(await formSite.post({ ...filledIn, 'form.handle': 'gone' })).toMatchObject({
      status: 404,
      text: 'Formulier gone is niet gevonden.\n',
    });
    const english = { host: 'en.test', method: 'POST', body: 'form.handle=gone' };
    const headers = { origin: 'https://en.test', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await formSite.site.get('/about-us/', { ...english, headers })).text).toBe('Unable to find form gone.\n');
  });
});
