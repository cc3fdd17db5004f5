import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { authorizationOf, logInMember, type MemberViewer, makeMember } from '../../testing/members.ts';
import { payloadTest } from '../../testing/test-payload.ts';
import { transferSession } from '../transfer-session.ts';
import { deleteExpiredSessions, endOtherSessions, endSessionOfToken } from './end-sessions.ts';
import { memberCaller } from './member-caller.ts';
import { refreshSession } from './refresh-session.ts';
import type { SessionTokens } from './session-tokens.ts';

const test = payloadTest();
let payload: Payload;
beforeAll(async () => {
  payload = test.payload;
});

const day = 24 * 60 * 60_000;
const invalid = 'Invalid Refresh Token';
const store = () => ({ payload, sql: instrumentedSql(payload.db.pool) });
const refresh = (token: string, address?: string) => refreshSession(store(), token, address);
const caller = ({ jwt }: Pick<SessionTokens, 'jwt'>) => memberCaller(store(), authorizationOf({ jwt }).authorization);

/** Moves the times of a member's sessions back by a number of seconds. */
const later = (memberId: number, seconds: number) =>
  payload.db.pool.query(
    `update member_session set started_at = started_at - make_interval(secs => $2),
       last_used_at = last_used_at - make_interval(secs => $2),
       expires_at = expires_at - make_interval(secs => $2),
       spent_at = array(select at - make_interval(secs => $2) from unnest(spent_at) with ordinality spent (at, place) order by place)
     where member_id = $1`,
    [memberId, seconds],
  );

async function loggedIn(): Promise<{ member: MemberViewer; tokens: SessionTokens }> {
  const member = await makeMember(payload);
  return { member, tokens: await logInMember(payload, member.id) };
}

describe('ACC-05 a refresh token', () => {
  it('is spent for the next one, which restarts the idle time within the maximum of a year', async () => {
    const { member, tokens } = await loggedIn();
    const began = Date.now();
    expect(Math.abs(tokens.refreshTokenExpiresAt - (began + 30 * day))).toBeLessThan(60_000);
    await later(member.id, (29 * day) / 1000);
    const next = await refresh(tokens.refreshToken, '2001:db8:1:2::3');
    expect(next.refreshToken).not.toBe(tokens.refreshToken);
    expect(Math.abs(next.refreshTokenExpiresAt - (Date.now() + 30 * day))).toBeLessThan(60_000);
    const { rows } = await payload.db.pool.query('select network from member_session where member_id = $1', [member.id]);
    expect(rows).toEqual([{ network: '2001:db8:1::' }]);
    let token = next.refreshToken;
    for (let month = 0; month < 11; month += 1) {
      await later(member.id, (29 * day) / 1000);
      token = (await refresh(token)).refreshToken;
    }
    await later(member.id, (16 * day) / 1000);
    const last = await refresh(token);
    expect(last.refreshTokenExpiresAt - Date.now()).toBeLessThan(2 * day);
    await later(member.id, (2 * day) / 1000);
    await expect(refresh(last.refreshToken)).rejects.toThrow(invalid);
    expect(await caller(last)).toBeUndefined();
  });

  it('expires after thirty days without use', async () => {
    const { member, tokens } = await loggedIn();
    await later(member.id, (30 * day) / 1000 + 1);
    await expect(refresh(tokens.refreshToken)).rejects.toThrow(invalid);
  });

  it('returns the same next token again while the response may have been lost', async () => {
    const { member, tokens } = await loggedIn();
    const lost = await refresh(tokens.refreshToken);
    await later(member.id, 10);
    expect((await refresh(tokens.refreshToken)).refreshToken).toBe(lost.refreshToken);
    const next = await refresh(lost.refreshToken);
    expect((await refresh(lost.refreshToken)).refreshToken).toBe(next.refreshToken);
    expect((await refresh(tokens.refreshToken)).refreshToken).toBe(next.refreshToken);
  });

  it('stays valid until the tokens that replaced it are used, because their response may be late', async () => {
    const { member, tokens } = await loggedIn();
    const lost = await refresh(tokens.refreshToken);
    await later(member.id, 3600);
    const again = await refresh(tokens.refreshToken);
    expect(again.refreshToken, 'the same next one').toBe(lost.refreshToken);
    expect(await caller(again)).toBeTruthy();
    await expect(refresh(tokens.refreshToken), 'the successor has been used').rejects.toThrow(invalid);
    expect(await caller(again), 'the log-in is over').toBeUndefined();
  });

  it('is invalid once its successor is spent, even if no access token was used', async () => {
    const { member, tokens } = await loggedIn();
    const next = await refresh(tokens.refreshToken);
    await refresh(next.refreshToken);
    await later(member.id, 21);
    await expect(refresh(tokens.refreshToken)).rejects.toThrow(invalid);
    await expect(refresh(next.refreshToken)).rejects.toThrow(invalid);
  });

  it.each([1, 2, 12])(
    'that is reused after the reuse window, %s refreshes later, ends the log-in on every domain',
    async (refreshes) => {
      const { member, tokens } = await loggedIn();
      const other = await logInMember(payload, member.id);
      let last = tokens;
      for (let n = 0; n < refreshes; n += 1) {
        last = await refresh(last.refreshToken);
        await later(member.id, 21);
      }
      const beside = await transferSession(store(), (await caller(last))?.sessionId ?? '', {
        device: null,
        clientIp: undefined,
      });
      expect(beside && (await caller(beside))).toBeTruthy();
      await expect(refresh(tokens.refreshToken)).rejects.toThrow(invalid);
      expect([await caller(last), beside && (await caller(beside))]).toEqual([undefined, undefined]);
      await expect(refresh(last.refreshToken)).rejects.toThrow(invalid);
      expect(await caller(other)).toBeTruthy();
      const { rows } = await payload.db.pool.query('select actor, action from audit_log where subject = $1', [String(member.id)]);
      expect(rows).toEqual([{ actor: 'system', action: 'tokenReuse' }]);
    },
  );

  it('that is forged is refused and ends no session', async () => {
    const { tokens } = await loggedIn();
    const next = await refresh(tokens.refreshToken);
    const [id, , proof] = next.refreshToken.split('.');
    for (const forged of [`${id}.0.${proof}`, `${id}.1.${'a'.repeat(43)}`, `${id}.2.${proof}`, `${id}.999999.${proof}`, 'x', ''])
      await expect(refresh(forged)).rejects.toThrow(invalid);
    expect(await caller(next)).toBeTruthy();
    expect(await endSessionOfToken(store(), `${id}.1.${'a'.repeat(43)}`)).toBeUndefined();
    expect((await refresh(next.refreshToken)).jwt).toBeTruthy();
  });

  it('is not stored in the database', async () => {
    const { tokens } = await loggedIn();
    const next = await refresh(tokens.refreshToken);
    const { rows } = await payload.db.pool.query('select member_session::text as row from member_session');
    const all = JSON.stringify(rows);
    for (const { refreshToken, jwt } of [tokens, next])
      for (const secret of [refreshToken, jwt, refreshToken.split('.')[2] ?? '']) {
        expect(all).not.toContain(secret);
        expect(all).not.toContain(Buffer.from(secret).toString('hex'));
        expect(all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
      }
  });
});

describe('ACC-13 the tokens of a member who may no longer log in', () => {
  const refused = async (tokens: SessionTokens) => {
    expect(await caller(tokens)).toBeUndefined();
    await expect(refresh(tokens.refreshToken)).rejects.toThrow(invalid);
  };

  it('are refused once an editor disables the account, and stay refused after it is enabled', async () => {
    const { member, tokens } = await loggedIn();
    await payload.update({ collection: 'members', id: member.id, data: { isDisabled: true } });
    await refused(tokens);
    await payload.update({ collection: 'members', id: member.id, data: { isDisabled: false } });
    await refused(tokens);
    expect(await caller(await logInMember(payload, member.id))).toBeTruthy();
  });

  it('are refused for an account that is not activated', async () => {
    const { id } = await makeMember(payload, { activatedAt: null });
    await refused(await logInMember(payload, id));
  });

  it('are refused for a deleted account', async () => {
    const { member, tokens } = await loggedIn();
    await payload.delete({ collection: 'members', id: member.id });
    await refused(tokens);
  });
});

it('ACC-10 a new password ends all sessions except the current one, or all of them', async () => {
  const { member, tokens } = await loggedIn();
  const here = await logInMember(payload, member.id);
  const { tokens: stranger } = await loggedIn();
  await endOtherSessions(store(), member.id, (await caller(here))?.sessionId);
  expect([await caller(tokens), Boolean(await caller(here))]).toEqual([undefined, true]);
  await endOtherSessions(store(), member.id);
  expect(await caller(here)).toBeUndefined();
  expect(await caller(stranger)).toBeTruthy();
});

it('ACC-06 logging out with a token that was just spent ends the session', async () => {
  const { member, tokens } = await loggedIn();
  const next = await refresh(tokens.refreshToken);
  expect(await endSessionOfToken(store(), tokens.refreshToken)).toBe(member.id);
  expect(await caller(next)).toBeUndefined();
});

it('a request of a member runs one statement, and the first one after a refresh runs two', async () => {
  const { tokens } = await loggedIn();
  const statements = async (jwt: string) => {
    const counted = store();
    const found = await memberCaller(counted, authorizationOf({ jwt }).authorization);
    expect(found?.viewer?.collection).toBe('members');
    return counted.sql.statements;
  };
  expect(await statements(tokens.jwt)).toBe(1);
  const { jwt } = await refresh(tokens.refreshToken);
  expect([await statements(jwt), await statements(jwt), await statements(tokens.jwt)]).toEqual([2, 1, 1]);
});

it('a member has fifty sessions at most, and expired ones are deleted', async () => {
  const { member, tokens } = await loggedIn();
  await later(member.id, 60);
  for (let n = 0; n < 50; n += 1) await logInMember(payload, member.id);
  expect(await caller(tokens)).toBeUndefined();
  const { member: away, tokens: unused } = await loggedIn();
  await later(away.id, (31 * day) / 1000);
  await deleteExpiredSessions(store().sql);
  const left = async (id: number) =>
    (await payload.db.pool.query('select from member_session where member_id = $1', [id])).rowCount;
  expect([await left(member.id), await left(away.id)]).toEqual([50, 0]);
  await expect(refresh(unused.refreshToken)).rejects.toThrow(invalid);
});
