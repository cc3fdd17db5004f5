import crypto from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';

afterEach(() => vi.restoreAllMocks());

describe('ACC-01 a password', () => {
  it('is stored as an Argon2id hash with a separate salt and verified against it', async () => {
    const [one, other] = await Promise.all([hashPassword('grasveld bij avond'), hashPassword('grasveld bij avond')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=9216,t=4,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await isPassword('grasveld bij avond', one)).toBe(true);
    expect(await isPassword('grasveld bij avonD', one)).toBe(false);
    expect(await isPassword('', one)).toBe(false);
    expect(isOutdated(one)).toBe(false);
  });

  it('matches in every Unicode composition of its letters', async () => {
    expect(await isPassword('Stra\u00dfenb\u0061\u0308ume', await hashPassword('Stra\u00dfenb\u00e4ume'))).toBe(true);
    expect(await isPassword('half a pair \ud800', await hashPassword('half a pair \ud800'))).toBe(true);
  });

  it('takes the same work to refuse if no hash is stored', async () => {
    const stored = await hashPassword('grasveld bij avond');
    const hash = vi.spyOn(crypto, 'argon2');
    for (const known of [stored, undefined, null, 'not a hash', '$argon2id$v=19$m=9216,t=4,p=1$short$short']) {
      expect(await isPassword('een ander woord', known)).toBe(false);
    }
    const costs = hash.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) =>
      [algorithm, memory, passes, parallelism, tagLength].join(' '),
    );
    expect(costs).toEqual(Array(5).fill('argon2id 9216 4 1 32'));
  });

  it('hashed at another cost still matches and is reported as outdated', async () => {
    const salt = Buffer.alloc(16, 7);
    const parameters = { message: 'grasveld bij avond', nonce: salt, memory: 4096, passes: 3, parallelism: 1, tagLength: 32 };
    const [saltText, hash] = [salt, crypto.argon2Sync('argon2id', parameters)].map((bytes) =>
      bytes.toString('base64').replace(/=+$/, ''),
    );
    const stored = `$argon2id$v=19$m=4096,t=3,p=1$${saltText}$${hash}`;
    expect(await isPassword('grasveld bij avond', stored)).toBe(true);
    expect(isOutdated(stored)).toBe(true);
  });
});
