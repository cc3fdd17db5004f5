import type { IncomingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountPeer, tokens } from '../testing/account-peer.ts';
import { memberCookies, sentBack } from '../testing/member.ts';

const accountSite = accountPeer();
const file = '/media/files/a1b2/tarieven.pdf';
const key = '?until=1790000000&key=a-b_c';
let heard: IncomingHttpHeaders[];

/** Returns the API's answer for a file for members, or its refusal. */
function membersFile(headers: IncomingHttpHeaders) {
  heard.push(headers);
  const kept = { 'cache-control': 'private, no-store', 'content-type': 'application/pdf' };
  if (headers.authorization !== 'JWT aa.bb.cc')
    return { status: 403, headers: { ...kept, 'cache-control': 'no-store' }, body: 'no' };
  if (headers.range === 'bytes=1-3') return { status: 206, headers: { ...kept, 'content-range': 'bytes 1-3/8' }, body: 'ari' };
  return { status: 200, headers: { ...kept, 'accept-ranges': 'bytes' }, body: 'tarieven' };
}

beforeEach(() => {
  heard = [];
  accountSite.peer.content.file = membersFile;
});

const get = (cookie?: string, more: Record<string, string> = {}) =>
  accountSite.site.get(file, { headers: { ...(cookie && { cookie }), ...more } });

describe('MEM-02 a file for members', () => {
  test('is sent to a member and not cached by others', async () => {
    const answer = await get(memberCookies());
    expect(answer).toMatchObject({ status: 200, text: 'tarieven', headers: { 'cache-control': 'private, no-store' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const part = await get(memberCookies(), { range: 'bytes=1-3' });
    expect(part).toMatchObject({
      status: 206,
      text: 'ari',
      headers: { 'content-range': 'bytes 1-3/8', 'cache-control': 'private, no-store' },
    });
  });

  test('is refused to a guest with its address, and to an expired session', async () => {
    for (const cookie of [
      undefined,
      memberCookies({ refreshTokenExpiresAt: 1 }),
      'plantsoen_token=aa.bb.cc',
      '__Host-plantsoen_token=aa.bb.cc',
    ])
      expect((await get(cookie)).status).toBe(403);
    expect(heard.map(({ authorization }) => authorization)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is refused with a message in the language of the site only', async () => {
    const { text, headers } = await get('__Host-plantsoen_token=aa.bb.cc');
    expect(text.trim()).toBe('Dit bestand is alleen voor wie is ingelogd. Ga naar de website, log in en open het opnieuw.');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toHaveLength(4);
    accountSite.peer.content.file = () => ({ status: 404, headers: {}, body: 'secret' });
    expect(await get()).toMatchObject({ status: 404, text: 'Dit bestand bestaat niet.\n' });
  });

  test('ACC-05 is sent after the session was refreshed, with the new cookies', async () => {
    accountSite.answer('refreshToken', tokens);
    const answer = await get(memberCookies({ accessToken: 'old.to.ken', jwtExpiresAt: 1 }));
    expect([answer.status, sentBack(answer.headers['set-cookie'])]).toEqual([200, expect.stringContaining('_token=aa.bb.cc')]);
  });
});

describe('MEM-02 the key to a file for members', () => {
  const sentOnTo = (location: string) => {
    accountSite.peer.content.file = (_, target) =>
      target.endsWith(key)
        ? { status: 200, headers: { 'cache-control': 'private, no-store' }, body: target }
        : { status: 302, headers: { location }, body: '' };
  };

  test('is forwarded, and a member is redirected within the site to a new key', async () => {
    sentOnTo(file + key);
    const answer = await get(memberCookies());
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([302, file + key, 'no-store']);
    const headers = { cookie: memberCookies() };
    expect(await accountSite.site.get(file + key, { headers })).toMatchObject({ status: 200, text: file + key });
  });

  test('ACC-05 is sent with the new cookies of a session', async () => {
    accountSite.answer('refreshToken', tokens);
    sentOnTo(file + key);
    const answer = await get(memberCookies({ accessToken: 'old.to.ken', jwtExpiresAt: 1 }));
    expect([answer.status, sentBack(answer.headers['set-cookie'])]).toEqual([302, expect.stringContaining('_token=aa.bb.cc')]);
  });

  test('SEC-07 never redirects to another place', async () => {
    for (const elsewhere of ['https://evil.test/', '//evil.test/media/files/x', '/producten/']) {
      sentOnTo(elsewhere);
      expect((await get(memberCookies())).headers.location).toBeUndefined();
    }
  });
});

describe('a public file', () => {
  const shared = 'public, max-age=31536000, immutable';

  beforeEach(() => {
    accountSite.answer('refreshToken', tokens);
    accountSite.peer.content.file = (headers) => {
      heard.push(headers);
      return { status: 200, headers: { 'cache-control': shared }, body: 'x' };
    };
  });

  test('SEC-05 ACC-05 is private if it sets the new cookies of a session, which would otherwise end', async () => {
    const answer = await get(memberCookies({ accessToken: 'old.to.ken', jwtExpiresAt: 1 }));
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    const cookie = sentBack(answer.headers['set-cookie']);
    expect(cookie).toContain('_token=aa.bb.cc');
    const next = await get(cookie);
    expect([next.headers['cache-control'], next.headers['set-cookie']]).toEqual([shared, undefined]);
  });

  test('SEC-05 a crop is requested without token and cookie', async () => {
    const answer = await accountSite.site.get('/media/crops/a1/bank-625.avif', {
      headers: { cookie: memberCookies({ jwtExpiresAt: 1 }) },
    });
    expect([answer.status, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([200, shared, undefined]);
    expect(heard.map(({ authorization }) => authorization)).toEqual([undefined]);
  });
});

test.each([
  ['nl.test', 'goedgekeurd', 'nu niet beschikbaar'],
  ['en.test', 'approved', 'not available at the moment'],
  ['de.test', 'freigegeben', 'im Moment nicht verfügbar'],
])(
  'MEM-04 %s explains why a member may not have a file, and that it is unavailable during an outage',
  async (host, why, later) => {
    const cookie = memberCookies({ accessToken: 'x.y.z' }, host);
    const refused = await accountSite.site.get(file, { host, headers: { cookie } });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(why)]);
    accountSite.answer('refreshToken', () => Promise.reject(new Error('down')));
    const past = memberCookies({ jwtExpiresAt: 1 }, host);
    const unknown = await accountSite.site.get(file, { host, headers: { cookie: past } });
    expect([unknown.status, unknown.text]).toEqual([503, expect.stringContaining(later)]);
  },
);
