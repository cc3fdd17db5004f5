import { describe, expect, test } from 'vitest';
import { memberCookies } from '../testing/member.ts';
import { outageTest } from '../testing/outage-test.ts';

const outage = outageTest();

describe('SEC-05 MEM-02 a member while the API is unreachable', () => {
  test.each(['fresh', 'expired'])('with a %s token sees the public page with a notice, which is not cached', async (state) => {
    const site = await outage.startSite();
    await site.ready();
    await site.get('/over-ons/');
    await outage.peer.stop();
    const cookie = memberCookies(state === 'expired' ? { jwtExpiresAt: 1 } : {});
    const answer = await site.get('/over-ons/', { headers: { cookie } });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(answer.text).toMatch(/<html data-unknown-session/);
    expect(answer.text).toContain('wij kunnen uw account op dit moment niet bereiken');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await site.get('/over-ons/')).text).not.toContain('uw account');
  });

  test('sees the current page if only the account fails, even if an older copy is on disk', async () => {
    await outage.serveAndStop('/over-ons/');
    outage.content.page(1, 'over-ons', 3, 'Over ons, nieuw');
    outage.peer.content.root.refreshToken = () => Promise.reject(new Error('no connection'));
    const site = await outage.startSite();
    await site.ready();
    const answer = await site.get('/over-ons/', { headers: { cookie: memberCookies({ jwtExpiresAt: 1 }) } });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(answer.headers.warning).toBeUndefined();
    expect(answer.text).toContain('Over ons, nieuw');
    expect(answer.text).toContain('wij kunnen uw account op dit moment niet bereiken');
  });

  test('sees the time at which a page from the disk was rendered', async () => {
    await outage.serveAndStop('/over-ons/');
    await outage.peer.stop();
    const site = await outage.startSite();
    const answer = await site.get('/over-ons/', { headers: { cookie: memberCookies() } });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store', age: expect.any(String) } });
    expect(answer.headers.warning).toBe('110 - "Response is Stale"');
    expect(answer.text).toMatch(/<html data-unknown-session/);
    expect(answer.text).toMatch(/U ziet de openbare pagina zoals zij was op \d+ \p{L}+ \d{4} om \d\d:\d\d/u);
    expect(answer.text.match(/data-outage-notice/g)).toHaveLength(1);
  });

  test('is not redirected from a page for members to the log-in page', async () => {
    const site = await outage.startSite();
    await site.ready();
    await site.get('/account/');
    await outage.peer.stop();
    expect((await site.get('/account/', { headers: { cookie: memberCookies() } })).status).toBe(503);
  });
});
