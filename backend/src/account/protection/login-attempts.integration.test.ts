import { describe, expect, it } from 'vitest';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { accountsTest, anna, password } from '../../testing/accounts.ts';
import { Refused } from '../refusal.ts';
import { recordAttempt } from './login-attempts.ts';

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

/** Ends all pauses but keeps the counts. */
const laterOn = () => rows(`update login_attempt set blocked_until = now() - interval '1 second'`);

describe('ACC-01 password attempts', () => {
  it('are refused after five from one network, increasingly long, also with the right one or an unknown address', async () => {
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

  it('that succeed reset the count', async () => {
    await activated();
    for (let round = 0; round < 3; round++) {
      expect(await guesses(4, here)).toEqual(times(4, 'credentials'));
      expect((await does('authenticate', { email: anna.email, password }, { from: here() })).__typename).toBe('Authentication');
    }
  });

  it('of strangers do not block a member on a network with an earlier log-in', async () => {
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

  it('for many accounts are limited per network, and per IPv6 range of one customer', async () => {
    const reasons = async (froms: readonly string[], counted: number) => {
      const answers = [];
      for (const [place, from] of froms.entries()) {
        answers.push((await guess(from, { email: `nr-${place}@example.com` })).reason);
        if (place === 0) await rows('update login_attempt set count = $1', [counted]);
      }
      return answers;
    };
    expect(await reasons(times(4, here()), 29)).toEqual(['credentials', 'credentials', 'tooOften', 'tooOften']);
    await rows('truncate login_attempt');
    const around = ['2001:db8:1:a::1', '2001:db8:1:b::1', '2001:db8:1:c::1', '2001:db8:2:a::1'];
    expect(await reasons(around, 119)).toEqual(['credentials', 'credentials', 'tooOften', 'credentials']);
  });

  it('for one account do not block other accounts of a network, nor do those of strangers block a known one', async () => {
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

  it('for accounts known from one network have a separate limit', async () => {
    await activated();
    await does('authenticate', { email: anna.email, password }, { from: here() });
    await guess(here());
    await rows(
      'update login_attempt set count = 59 where hash not in (select hash from login_attempt where known_until > now())',
    );
    expect((await guess(here())).reason).toBe('credentials');
    expect((await guess(here(), { password })).reason).toBe('tooOften');
  });

  it('that are concurrent count like consecutive ones, even across processes', async () => {
    await activated();
    const { payload } = api;
    const store = { payload, sql: instrumentedSql(payload.db.pool), clientIp: here() };
    const tries = await Promise.allSettled(times(20, 0).map(() => recordAttempt(store, 'anna@example.com')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refusals = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason] : []));
    expect(refusals.every((reason) => reason instanceof Refused && reason.reason === 'tooOften')).toBe(true);
  });

  it('ACC-01 500 concurrent log-ins from 500 networks are queued; the others get a time to retry', async () => {
    await activated();
    const answers = await Promise.all(
      times(500, 0).map((_, place) =>
        does('authenticate', { email: anna.email, password }, { from: `10.0.${place >> 7}.${place & 127}` }),
      ),
    );
    const kinds = answers.map(({ __typename, reason, retryAfter }) => [__typename, reason, retryAfter].join(' ').trim());
    expect(new Set(kinds)).toEqual(new Set(['Authentication', 'AccountRefusal tooOften 2']));
    // fair-queue.test.ts tests the limits of the queue; here the number of answers depends on the speed of the machine.
    expect(kinds.filter((kind) => kind === 'Authentication').length).toBeGreaterThan(1);
    await logIn();
  });

  it('are stored without email or client addresses', async () => {
    await guess('192.0.2.44');
    const kept = await rows<{ text: string }>('select row_to_json(login_attempt)::text as text from login_attempt');
    expect(kept).toHaveLength(4);
    expect(kept.map(({ text }) => text).join()).not.toMatch(/anna|192\.0|example/i);
  });
});
