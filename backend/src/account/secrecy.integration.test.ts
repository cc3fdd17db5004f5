import crypto from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AccountMutation, accountsTest, anna, password } from '../testing/accounts.ts';

const { ask, rows, does, seeTo, register, activated, loggedIn, mails, mutationText } = accountsTest();

afterEach(() => vi.restoreAllMocks());

/** Kinds of addresses. No answer may reveal the kind of an address. */
const sorts = ['unknown', 'waiting', 'activated', 'disabled'] as const;
const emailOf = (sort: string) => `${sort}@example.com`;

async function makeAccounts() {
  await activated({ email: emailOf('activated') });
  await activated({ email: emailOf('disabled') });
  await register({ email: emailOf('waiting') });
  await seeTo();
  await rows(`update members set is_disabled = true where email = $1`, [emailOf('disabled')]);
  await rows('delete from mail');
}

/** Returns the answers and the work for each kind of address. Each request comes from a new client address. */
async function answersOf(mutation: AccountMutation, variablesOf: (email: string) => object) {
  const hashes = vi.spyOn(crypto, 'argon2');
  const answers = [];
  for (const [place, sort] of sorts.entries()) {
    hashes.mockClear();
    const variables = { siteId: 1, ...variablesOf(emailOf(sort)) };
    const { data, errors, statements } = await ask(mutationText(mutation), variables, { from: `198.51.100.${place}` });
    answers.push(JSON.stringify({ data, errors, statements, hashes: hashes.mock.calls.length }));
  }
  return answers;
}

describe('ACC-01 no answer reveals which addresses have accounts', () => {
  it.each([
    ['authenticate', (email: string) => ({ email, password: 'een ander woord' }), 1],
    ['register', (email: string) => ({ registration: { ...anna, email } }), 1],
    ['sendActivation', (email: string) => ({ email }), 0],
    ['forgottenPassword', (email: string) => ({ email }), 0],
  ] as const)('%s gives the same answer with the same number of statements and hashes', async (mutation, variablesOf, hashes) => {
    await makeAccounts();
    await rows('truncate audit_log, login_attempt');
    const [unknown = '', ...others] = await answersOf(mutation, variablesOf);
    expect(others).toEqual([unknown, unknown, unknown]);
    expect(JSON.parse(unknown)).toMatchObject({ hashes, errors: [] });
    expect(JSON.parse(unknown).statements).toBeGreaterThan(1);
  });

  it('a disabled account with the right password is refused like an unknown address', async () => {
    await makeAccounts();
    const told = async (sort: string) => {
      const { data, statements } = await ask(mutationText('authenticate'), { email: emailOf(sort), password });
      return [data, statements];
    };
    expect(await told('disabled')).toEqual(await told('unknown'));
  });

  it('ACC-09 a change of address gets the same answers, regardless of earlier mails to the new address', async () => {
    await makeAccounts();
    const jwt = await loggedIn();
    const answered = [];
    for (const email of [emailOf('unknown'), emailOf('activated')]) {
      await rows(
        `insert into mail (kind, recipient, rate_limit_key) select 'account-known', $1, $1 || ' account-known' from generate_series(1, 3)`,
        [email],
      );
      for (let time = 0; time < 4; time++) {
        const { reason } = await does('updateViewer', { viewer: { email, currentPassword: password } }, { jwt });
        answered.push(reason ?? 'done');
      }
    }
    const answers = ['done', 'done', 'done', 'tooOften'];
    expect(answered).toEqual([...answers, ...answers]);
  });

  it('ACC-11 mails go only to accounts that they apply to', async () => {
    await makeAccounts();
    for (const mutation of ['forgottenPassword', 'sendActivation'] as const) await answersOf(mutation, (email) => ({ email }));
    await seeTo();
    expect((await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
      'password-reset waiting@example.com',
      'password-reset activated@example.com',
      'account-activation waiting@example.com',
    ]);
  });
});
