import { beforeAll, expect, it } from 'vitest';
import { endSession } from '../account/sessions/end-sessions.ts';
import { memberCaller } from '../account/sessions/member-caller.ts';
import type { SessionStore } from '../account/sessions/session.ts';
import { transferSession } from '../account/transfer-session.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { exceededRateLimit } from '../platform/rate-limit/rate-limiter.ts';
import { authorizationOf, logInMember, makeMember } from '../testing/members.ts';
import { apiTest } from '../testing/open-api.ts';
import { createHandoffCode, deleteExpiredHandoffs, redeemHandoffCode } from './handoff-codes.ts';

const api = apiTest('empty');
let store: SessionStore;

beforeAll(async () => {
  store = { payload: api.payload, sql: instrumentedSql(api.payload.db.pool) };
});

const begin =
  'mutation ($siteId: Int!, $consent: String, $list: String) { startHandoff(siteId: $siteId, consent: $consent, list: $list) }';
const end =
  'mutation ($siteId: Int!, $code: String!) { completeHandoff(siteId: $siteId, code: $code) { consent listCode tokens { jwt } } }';
const take = 'mutation ($siteId: Int!, $code: String!) { redeemHandoffList(siteId: $siteId, code: $code) }';
const list = JSON.stringify([{ id: 4, amount: 2 }]);
const browser = { device: 'Firefox/140.0 Windows', clientIp: '192.0.2.17' };
const callerOf = (tokens: { jwt: string }) => memberCaller(store, authorizationOf(tokens).authorization);

it('LOC-09 the data of a guest is handed over once, in the target language', async () => {
  const code = (await api.ask(begin, { siteId: 3, consent: 'media', list })).data.startHandoff;
  expect((await api.ask(end, { siteId: 2, code })).data.completeHandoff).toBeNull();
  const arrived = (await api.ask(end, { siteId: 3, code })).data.completeHandoff;
  expect(arrived).toEqual({ consent: 'media', listCode: expect.stringMatching(/^[\w-]{43}$/), tokens: null });
  expect((await api.ask(end, { siteId: 3, code })).data.completeHandoff).toBeNull();
  expect((await api.ask(end, { siteId: 3, code: arrived.listCode })).data.completeHandoff).toBeNull();
  expect((await api.ask(take, { siteId: 3, code: arrived.listCode })).data.redeemHandoffList).toBe(list);
  expect((await api.ask(take, { siteId: 3, code: arrived.listCode })).data.redeemHandoffList).toBeNull();
});

it('LOC-09 a code is valid for 60 seconds and is stored only as a hash', async () => {
  const { sql } = store;
  const code = await createHandoffCode(sql, 1, 'arrival', { consent: 'none' });
  const [kept] = await sql.query<{ row: string; seconds: number }>(
    'select domain_handoff::text as row, extract(epoch from expires_at - now())::float8 as seconds from domain_handoff',
    [],
  );
  expect(kept?.row).not.toContain(code);
  expect(kept?.seconds).toBeLessThanOrEqual(60);
  const later = () => sql.query("update domain_handoff set expires_at = now() - interval '1 second'", []);
  const count = async () => (await sql.query('select 1 from domain_handoff', [])).length;
  await later();
  expect(await redeemHandoffCode(sql, 1, 'arrival', code)).toBeUndefined();
  await createHandoffCode(sql, 1, 'arrival', {});
  expect(await count()).toBe(1);
  await later();
  await deleteExpiredHandoffs(sql);
  expect(await count()).toBe(0);
});

it('LOC-09 ACC-06 a member gets a separate session on the other domain, and both end together', async () => {
  const member = await makeMember(api.payload);
  const tokens = await logInMember(api.payload, member.id);
  const here = await callerOf(tokens);
  const there = await transferSession(store, here?.sessionId ?? '', browser);
  if (!there) throw new Error('the session did not go along');
  const elsewhere = await callerOf(there);
  expect(elsewhere?.viewer).toMatchObject({ id: member.id, collection: 'members' });
  expect(elsewhere?.sessionId).not.toBe(here?.sessionId);
  expect(there.refreshTokenExpiresAt).toBeLessThanOrEqual(tokens.refreshTokenExpiresAt + 1000);
  await endSession(store, member.id, elsewhere?.sessionId ?? '');
  expect([await callerOf(tokens), await callerOf(there)]).toEqual([undefined, undefined]);
  expect(await transferSession(store, here?.sessionId ?? '', browser)).toBeUndefined();
});

it('LOC-09 refuses invalid input and limits the number of handoffs', async () => {
  for (const code of ['', 'x', '🪑', 'C'.repeat(43), "' or 1=1 --".padEnd(43, 'x')]) {
    expect((await api.ask(end, { siteId: 1, code })).data.completeHandoff).toBeNull();
  }
  expect((await api.ask(begin, { siteId: 9 })).codes).toEqual(['BAD_USER_INPUT']);
  expect((await api.ask(begin, { siteId: 1, list: 'x'.repeat(200_001) })).codes).toEqual(['BAD_USER_INPUT']);
  const asked = await Promise.all(Array.from({ length: 61 }, () => api.ask(begin, { siteId: 1 })));
  expect(asked.some(({ codes }) => codes[0] === 'BAD_USER_INPUT')).toBe(true);
});

it('LOC-09 allows 20 handoffs a minute per visitor, and two per network once all have used up 300', async () => {
  const noon = Date.UTC(2026, 5, 1, 12);
  const leaves = (visitor: number, now = noon) =>
    exceededRateLimit(
      { payload: api.payload, sql: instrumentedSql(api.payload.db.pool), clientIp: `192.0.2.${visitor}` },
      'domainHandoff',
      { now },
    ).then(Boolean);
  const visits = (visitor: number, times: number) => Promise.all(Array.from({ length: times }, () => leaves(visitor)));
  expect((await visits(1, 25)).filter((isTooOften) => isTooOften)).toHaveLength(5);
  for (let visitor = 2; visitor <= 16; visitor++) expect(await visits(visitor, 20)).not.toContain(true);
  expect(await visits(17, 20)).toContain(true);
  expect(await leaves(17, noon + 60_000)).toBe(false);
  expect([await leaves(18), await leaves(18), await leaves(18)]).toEqual([false, false, true]);
});
