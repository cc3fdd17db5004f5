import { describe, expect, it } from 'vitest';
import { countedSql } from '../../platform/api/counted-sql.ts';
import { accountsTest, anna, password } from '../../testing/accounts.ts';
import { Refused } from '../refusal.ts';
import { beginTry } from './log-in-tries.ts';

const { api, rows, does, activated, audited, logIn } = accountsTest();

const guess = (from: string, more: object = {}) =>
  does('authenticate', { email: anna.email, password: 'een ander woord', ...more }, { from });

async function guesses(count: number, from: (place: number) => string, more?: object) {
  const answers = [];
  for (let place = 0; place < count; place++) answers.push(await guess(from(place), more));
  return answers.map(({ reason }) => reason);
}

const times = <T>(count: number, value: T): T[] => Array(count).fill(value);
const here = () => '192.0.2.9';

/** Waits are over, counts stay. */
const laterOn = () => rows(`update log_in_try set blocked_until = now() - interval '1 second'`);

describe('ACC-01 tries of passwords', () => {
  it('have to wait after five from one network, longer each time, the right one too, and an address without an account alike', async () => {
    await activated();
    for (const email of [anna.email, 'nobody@example.com']) {
      expect(await guesses(6, here, { email }), email).toEqual([...times(5, 'credentials'), 'tooOften']);
      const pauses = [];
      for (let round = 0; round < 3; round++) {
        await laterOn();
        await guess(here(), { email });
        pauses.push((await guess(here(), { email, password })).retryAfter);
      }
      expect(pauses).toEqual([120, 240, 480]);
    }
    const failed = (await audited()).filter((line) => line.startsWith('visitor'));
    expect(failed.map((line) => line.replace(/\d+ (\d+)$/, 'N $1'))).toEqual([
      ...['visitor logInFailed N 4', 'visitor lockOut N 4', 'visitor logInFailed - 4', 'visitor lockOut - 4'],
    ]);
  });

  it('that are right take back what was counted', async () => {
    await activated();
    for (let round = 0; round < 3; round++) {
      expect(await guesses(4, here)).toEqual(times(4, 'credentials'));
      expect((await does('authenticate', { email: anna.email, password }, { from: here() })).__typename).toBe('Authentication');
    }
  });

  it('of strangers keep nobody out who has logged in from there before', async () => {
    await activated();
    expect((await does('authenticate', { email: anna.email, password }, { from: '203.0.113.5' })).__typename).toBe(
      'Authentication',
    );
    const answers = await guesses(30, (place) => `198.51.100.${place}`);
    expect(answers.filter((reason) => reason === 'tooOften').length).toBeGreaterThan(3);
    expect((await guess('198.51.100.200', { password })).reason).toBe('tooOften');
    expect((await does('authenticate', { email: anna.email, password }, { from: '203.0.113.5' })).__typename).toBe(
      'Authentication',
    );
    await laterOn();
    expect((await guess('198.51.100.201', { password })).__typename).toBe('Authentication');
  });

  it('of many accounts from one network have to wait, and from as much of IPv6 as one customer has', async () => {
    const reasons = async (froms: readonly string[], counted: number) => {
      const answers = [];
      for (const [place, from] of froms.entries()) {
        answers.push((await guess(from, { email: `nr-${place}@example.com` })).reason);
        if (place === 0) await rows('update log_in_try set count = $1', [counted]);
      }
      return answers;
    };
    expect(await reasons(times(4, here()), 29)).toEqual(['credentials', 'credentials', 'tooOften', 'tooOften']);
    await rows('truncate log_in_try');
    const around = ['2001:db8:1:a::1', '2001:db8:1:b::1', '2001:db8:1:c::1', '2001:db8:2:a::1'];
    expect(await reasons(around, 119)).toEqual(['credentials', 'credentials', 'tooOften', 'credentials']);
  });

  it('of one account from a network do not keep its other accounts out, and those of strangers no account that is known there', async () => {
    await activated();
    const isLoggedIn = async () => {
      const { __typename } = await does('authenticate', { email: anna.email, password }, { from: here() });
      return __typename === 'Authentication';
    };
    await guesses(200, here, { email: 'colleague@example.com' });
    expect(await isLoggedIn(), 'after 200 tries for a colleague').toBe(true);
    for (let stranger = 0; stranger < 40; stranger++) await guess(here(), { email: `nr-${stranger}@example.com` });
    expect((await guess(here(), { email: 'new@example.com' })).reason, 'an account that is not known here').toBe('tooOften');
    expect(await isLoggedIn(), 'an account that is known here').toBe(true);
    expect((await guess(here(), { email: 'new@example.com' })).reason, 'after the log-in of a known account').toBe('tooOften');
    expect(await guesses(6, here), 'guesses at a known account').toEqual([...times(5, 'credentials'), 'tooOften']);
  });

  it('of accounts that are known from one network have a limit of their own', async () => {
    await activated();
    await does('authenticate', { email: anna.email, password }, { from: here() });
    await guess(here());
    await rows('update log_in_try set count = 59 where hash not in (select hash from log_in_try where known_until > now())');
    expect((await guess(here())).reason).toBe('credentials');
    expect((await guess(here(), { password })).reason).toBe('tooOften');
  });

  it('at once are as many as one after another, also where they come to several processes', async () => {
    await activated();
    const { payload } = api();
    const store = { payload, sql: countedSql(payload.db.pool), visitorAddress: here() };
    const tries = await Promise.allSettled(times(20, 0).map(() => beginTry(store, 'anna@example.com')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refusals = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason] : []));
    expect(refusals.every((reason) => reason instanceof Refused && reason.reason === 'tooOften')).toBe(true);
  });

  it('ACC-01 500 log-ins at once from as many networks take turns: those that can wait get an answer, the others are told when to come back', async () => {
    await activated();
    const answers = await Promise.all(
      times(500, 0).map((_, place) =>
        does('authenticate', { email: anna.email, password }, { from: `10.0.${place >> 7}.${place & 127}` }),
      ),
    );
    const kinds = answers.map(({ __typename, reason, retryAfter }) => [__typename, reason, retryAfter].join(' ').trim());
    expect(new Set(kinds)).toEqual(new Set(['Authentication', 'AccountRefusal tooOften 2']));
    // The numbers of the queue are those of fair-turns.test.ts: here a fast machine answers more of them, a slow one fewer.
    expect(kinds.filter((kind) => kind === 'Authentication').length).toBeGreaterThan(1);
    await logIn();
  });

  it('are kept without anybody’s address', async () => {
    await guess('192.0.2.44');
    const kept = await rows<{ text: string }>('select row_to_json(log_in_try)::text as text from log_in_try');
    expect(kept).toHaveLength(4);
    expect(kept.map(({ text }) => text).join()).not.toMatch(/anna|192\.0|example/i);
  });
});
