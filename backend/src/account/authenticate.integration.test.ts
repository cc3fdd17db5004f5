import crypto from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountsTest, anna, password, problemsOf } from '../testing/accounts.ts';
import { hashPassword } from './passwords/password-hash.ts';

const { api, rows, does, activated, loggedIn, logIn } = accountsTest();

const newPassword = 'zeven krakende treden';
const today = 9216;
const earlier = 4096;

let newHash: string;
beforeEach(async () => {
  newHash = await hashPassword(newPassword);
});
afterEach(() => vi.restoreAllMocks());

const change = 'update member_credential set password_hash = $1';
const storedHash = async () => (await rows<{ hash: string }>('select password_hash as hash from member_credential'))[0]?.hash;

/** Runs `work` before the nth hash with this memory cost is returned. */
function whileHashing(memory: number, nth: number, work: () => Promise<unknown>) {
  const { argon2 } = crypto;
  let made = 0;
  vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, parameters, done) => {
    if (parameters.memory === memory) made += 1;
    const isNow = parameters.memory === memory && made === nth;
    argon2(algorithm, parameters, (error, hash) => void (isNow ? work() : Promise.resolve()).then(() => done(error, hash)));
  });
}

/** Returns a hash of the password with an earlier, lower cost. */
function outdatedHash(): string {
  const salt = Buffer.alloc(16, 7);
  const parameters = { message: password, nonce: salt, memory: earlier, passes: 3, parallelism: 1, tagLength: 32 };
  const texts = [salt, crypto.argon2Sync('argon2id', parameters)].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${earlier},t=3,p=1$${texts.join('$')}`;
}

it('ACC-10 ACC-11 a log-in with the old password during a password change starts no session', async () => {
  await activated();
  const changing = await api.payload.db.pool.connect();
  await changing.query('begin');
  await changing.query(change, [newHash]);
  const answer = does('authenticate', { email: anna.email, password });
  const waiting = () => rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  await expect.poll(waiting).toHaveLength(1);
  await changing.query('commit');
  changing.release();
  expect((await answer).reason).toBe('credentials');
  expect(await rows('select 1 from member_session')).toEqual([]);
  await logIn({ password: newPassword });
});

it('ACC-10 a log-in renews a hash of another cost, but does not overwrite a concurrently changed password', async () => {
  await activated();
  await rows(change, [outdatedHash()]);
  await logIn();
  expect(await storedHash()).toContain(`$m=${today},`);

  await rows(change, [outdatedHash()]);
  whileHashing(today, 1, () => rows(change, [newHash]));
  expect((await does('authenticate', { email: anna.email, password })).reason).toBe('credentials');
  expect(await storedHash()).toBe(newHash);
});

it('ACC-10 ACC-11 a change with the old password does not overwrite a concurrently changed password', async () => {
  const jwt = await loggedIn();
  whileHashing(today, 2, () => rows(change, [newHash]));
  const chosen = 'nog een andere zin';
  const wish = { currentPassword: password, newPassword: chosen, confirmPassword: chosen };
  expect(problemsOf(await does('updatePassword', wish, { jwt }))).toEqual(['currentPassword: wrongPassword']);
  expect(await storedHash()).toBe(newHash);
});
