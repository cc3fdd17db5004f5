import { request as requestOver } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { tokens } from '../testing/account-peer.ts';
import { asScript, filledIn, formTestSite, pdf } from '../testing/form-test-site.ts';
import { beginTestSession, memberCookies, sentBack } from '../testing/member.ts';
import { multipart } from '../testing/test-form.ts';

const formSite = formTestSite();

describe('FRM-12 with scripts', () => {
  test('a form is submitted as a whole and answered with JSON that is not cached', async () => {
    const answer = await formSite.post({ ...filledIn, 'form.page': '0' }, asScript);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-cache' },
      text: '{"outcome":"sent","id":7}',
    });
    const refused = await formSite.post({ ...filledIn, email: 'anna' }, asScript);
    expect(refused).toMatchObject({ status: 422, text: '{"outcome":"refused","problems":[{"handle":"email","key":"email"}]}' });
    expect((await formSite.post({ 'form.handle': 'gone' }, asScript)).status).toBe(404);
    expect(formSite.site.application.renders).toBe(0);
  });
});

describe('ACC-05 the session of a member', () => {
  const past = () => ({ cookie: memberCookies({ accessToken: 'old.to.ken', jwtExpiresAt: 1 }) });

  beforeEach(() => {
    beginTestSession();
    Object.assign(formSite.forms.content.root, { refreshToken: tokens });
  });

  test('is refreshed only by a submission, and continues', async () => {
    const moved = await formSite.post({ ...filledIn, email: 'anna' }, { ...asScript, ...past() });
    expect([moved.status, moved.headers['set-cookie']]).toEqual([422, undefined]);
    expect(formSite.peer.asked).not.toContain('RefreshToken');
    const sent = await formSite.post(filledIn, { ...asScript, ...past() });
    expect([sent.status, sentBack(sent.headers['set-cookie'])]).toEqual([200, expect.stringContaining('_token=aa.bb.cc')]);
    expect(formSite.peer.heard.at(-1)?.authorization).toBe('JWT aa.bb.cc');
  });

  test('is not refreshed by a form that is aborted', async () => {
    const { headers, body } = multipart([...Object.entries(filledIn), ['drawing', pdf(200_000)]]);
    const { port } = formSite.site;
    const told = { ...headers, ...past(), host: 'nl.test', origin: 'https://nl.test', 'content-length': body.length };
    const outgoing = requestOver({ host: '127.0.0.1', port, path: '/over-ons/', method: 'POST', headers: told });
    outgoing.on('error', () => {});
    outgoing.write(body.subarray(0, body.length / 2));
    await expect.poll(() => formSite.peer.asked).toContain('FormDefinition');
    outgoing.destroy();
    await expect.poll(() => formSite.site.logged).toContainEqual(expect.objectContaining({ path: '/over-ons/' }));
    expect(formSite.peer.asked).not.toContain('RefreshToken');
  });

  test('FRM-07 a form is not submitted as a guest while the session cannot be verified', async () => {
    const refreshToken = () => Promise.reject(new Error('down'));
    Object.assign(formSite.forms.content.root, { refreshToken });
    const told = await formSite.post(filledIn, { ...asScript, ...past() });
    expect([told.status, told.text]).toEqual([503, '{"outcome":"failed"}']);
    const shown = await formSite.post(filledIn, past());
    expect([shown.status, shown.text]).toEqual([503, expect.stringContaining('kan nu niet')]);
    expect(formSite.forms.saved).toEqual([]);
  });
});

describe('the sender', () => {
  test('is the member of the session; with an ended session it is a guest, and the session ends', async () => {
    await formSite.post(filledIn, { cookie: memberCookies() });
    // The site may ask for other data after the form.
    expect(formSite.peer.heard.map(({ authorization }) => authorization)).toContain('JWT aa.bb.cc');
    const ended = await formSite.post(filledIn, { cookie: memberCookies({ accessToken: 'xx.yy.zz' }) });
    expect(ended.status).toBe(303);
    expect(String(ended.headers['set-cookie'])).toContain('plantsoen_token=; Max-Age=0');
    expect(formSite.peer.heard.at(-1)?.authorization).toBeUndefined();
    expect(formSite.forms.saved).toHaveLength(2);
  });

  test('cannot submit from a preview, and the editor sees a message', async () => {
    Object.assign(formSite.forms.content.root, { preview: { siteId: 1, uri: 'over-ons', until: '2099-01-01T00:00:00Z' } });
    const cookie = `__Host-plantsoen_preview=${'a'.repeat(20)}.${'b'.repeat(20)}`;
    expect((await formSite.post(filledIn, { cookie })).status).toBe(422);
    expect(formSite.shown).toMatchObject({ problems: [{ handle: null, key: 'preview' }], values: { message: 'Hallo' } });
    expect(formSite.forms.saved).toEqual([]);
  });

  test('FRM-12 cannot submit from another origin, and sees a message in the language of the page', async () => {
    const { text } = await formSite.site.get('/over-ons/', { method: 'POST', body: 'form.handle=contact' });
    expect(text).toBe(
      'Dit formulier is niet vanaf een pagina van deze website verstuurd. Ga terug, laad de pagina opnieuw en verstuur het nog eens.\n',
    );
  });

  test('only pages accept forms', async () => {
    for (const path of ['/over-ons', '/media/a.png', '/robots.txt', '/assets/x/', '/sw.js/']) {
      expect((await formSite.post(filledIn, {}, path)).status).toBe(405);
    }
  });
});
