import { createHmac, createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readAccess, signAccess } from './access-token.ts';
import { sessionKeys } from './session.ts';

const { access, refresh } = sessionKeys({ payload: { secret: 'a secret of an installation' } });
const grant = { memberId: 7, sessionId: '0b0e1c5e-3b5f-4a53-9d9c-0d6c2f1f7a11', generation: 3 };
const minute = 60_000;
const now = Date.UTC(2026, 10, 22, 6);
const inAYear = now + 365 * 24 * 60 * minute;

const read = (token: string, at = now) => readAccess(token, access, new Date(at));
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = { alg: 'HS256', typ: 'at+jwt' };
const claims = {
  sid: grant.sessionId,
  gen: grant.generation,
  iss: 'plantsoen',
  aud: 'plantsoen members',
  sub: '7',
  iat: now / 1000,
  exp: now / 1000 + 900,
};

/** Returns a token that is signed with our key but has changed claims or headers. */
function signed(changes: object, headers: object = header): string {
  const text = `${part(headers)}.${part({ ...claims, ...changes })}`;
  return `${text}.${createHmac('sha256', access).update(text).digest('base64url')}`;
}

describe('ACC-02 an access token', () => {
  it('identifies its member and session for fifteen minutes', async () => {
    const { jwt, jwtExpiresAt } = await signAccess(grant, access, inAYear, now);
    expect(jwtExpiresAt).toBe(now + 15 * minute);
    expect(await read(jwt)).toEqual(grant);
    expect(await read(jwt, jwtExpiresAt - 1000)).toEqual(grant);
    expect(await read(jwt, jwtExpiresAt + 11_000)).toBeUndefined();
    expect(await read(jwt, now + 24 * 60 * minute)).toBeUndefined();
  });

  it('expires with its session at the latest', async () => {
    const { jwt, jwtExpiresAt } = await signAccess(grant, access, now + minute, now);
    expect(jwtExpiresAt).toBe(now + minute);
    expect(await read(jwt, now + 2 * minute)).toBeUndefined();
  });

  it('tolerates server clocks that differ by some seconds', async () => {
    const { jwt } = await signAccess(grant, access, inAYear, now + 5000);
    expect(await read(jwt, now)).toEqual(grant);
    expect(await read(jwt, now + 5000 + 15 * minute + 5000)).toEqual(grant);
  });
});

describe('ACC-13 a forged access token', () => {
  it('is built like a valid token, so that each refusal below has one reason', async () => {
    expect(await read(signed({}))).toEqual(grant);
  });

  it.each([
    ['without a signature', `${part({ ...header, alg: 'none' })}.${part(claims)}.`],
    ['with alg none and our signature', signed({}, { ...header, alg: 'none' })],
    ['with another algorithm', signed({}, { ...header, alg: 'HS512' })],
    ['of another type', signed({}, { alg: 'HS256', typ: 'JWT' })],
    ['of another issuer', signed({ iss: 'somebody' })],
    ['for somebody else', signed({ aud: 'plantsoen editors' })],
    ['without an end', signed({ exp: undefined })],
    ['without a member', signed({ sub: undefined })],
    ['without a session', signed({ sid: undefined })],
    ['of a session by another kind of id', signed({ sid: "' or 1=1 --" })],
    ['of no member’s id', signed({ sub: '7 or 1=1' })],
    ['of a member beyond all numbers', signed({ sub: '99999999999999' })],
    ['of nobody', signed({ sub: '0' })],
    ['of two members', signed({ sub: [7, 8] })],
    ['that is to count later', signed({ nbf: now / 1000 + 600 })],
    ['with what must be understood', signed({}, { ...header, crit: ['x'], x: 1 })],
    ['that is no token', 'x.y.z'],
    ['that is nothing', ''],
    ['that is endless', `${part(header)}.${'a'.repeat(100_000)}.x`],
  ])('is refused: %s', async (_, token) => {
    expect(await read(token)).toBeUndefined();
  });

  it('is refused with the key of another kind of token or installation, or with a guessed key', async () => {
    const elsewhere = sessionKeys({ payload: { secret: 'a secret of another one' } }).access;
    const guessed = createSecretKey(Buffer.from('a secret of an installation'));
    for (const key of [refresh, elsewhere, guessed])
      expect(await read((await signAccess(grant, key, inAYear, now)).jwt)).toBeUndefined();
  });

  it('is refused if it was changed after signing', async () => {
    const { jwt } = await signAccess(grant, access, inAYear, now);
    const [head, , signature] = jwt.split('.');
    expect(await read(`${head}.${part({ ...claims, sub: '8' })}.${signature}`)).toBeUndefined();
    expect(await read(`${jwt}x`)).toBeUndefined();
  });

  it('is refused if it is the token of an editor', async () => {
    const ofAdmin = await new SignJWT({ id: 7, collection: 'users', email: 'x@example.org', sid: grant.sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('8h')
      .sign(Buffer.from('a secret of an installation'));
    expect(await read(ofAdmin, Date.now())).toBeUndefined();
  });
});
