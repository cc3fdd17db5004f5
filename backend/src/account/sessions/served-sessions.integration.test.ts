import { executeAuthStrategies } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAdmin, endAdmin } from '../../testing/admin-rest.ts';
import { authorizationOf, logInMember, makeMember } from '../../testing/members.ts';
import { type ServingApis, servingApis } from '../../testing/serving-apis.ts';

let apis: ServingApis;
beforeAll(async () => {
  apis = await servingApis();
});
afterAll(() => apis.end());

const refreshQuestion =
  'mutation ($token: String!) { refreshToken(refreshToken: $token) { jwt jwtExpiresAt refreshToken refreshTokenExpiresAt } }';

const refresh = (token: string, instance = 0) => apis.ask(refreshQuestion, { instance, variables: { token } });
const whoAsks = (jwt: string, instance = 0) =>
  apis.ask('{ viewer { email isApproved } }', { instance, headers: authorizationOf({ jwt }) });
const refusedWith = (message: string) => ({ status: 401, errors: [{ message }] });

describe('a session on two instances', () => {
  it('ACC-02 ACC-13 its token identifies the member on both, and a malformed header is refused', async () => {
    const member = await makeMember(apis.editing, { isApproved: false });
    const { jwt } = await logInMember(apis.editing, member.id);
    expect(await apis.ask('{ viewer { email } }')).toMatchObject({ status: 200, data: { viewer: null } });
    for (const instance of [0, 1])
      expect(await whoAsks(jwt, instance)).toMatchObject({ data: { viewer: { email: member.email, isApproved: false } } });
    for (const authorization of [`JWT ${jwt}x`, 'JWT ', jwt, ''])
      expect(await apis.ask('{ viewer { email } }', { headers: { authorization } })).toMatchObject(
        refusedWith('Invalid Authorization Header'),
      );
  });

  it('ACC-05 fifty parallel refreshes result in one valid chain of tokens', async () => {
    const { id } = await makeMember(apis.editing);
    const { refreshToken } = await logInMember(apis.editing, id);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => refresh(refreshToken, n % 2)));
    const sets = answers.map(({ data }) => data.refreshToken);
    const [next, ...others] = new Set(sets.map((set) => set.refreshToken));
    expect([others, next === refreshToken]).toEqual([[], false]);
    for (const { jwt } of sets.slice(0, 3)) expect((await whoAsks(jwt, 1)).data.viewer).toBeTruthy();
    const after = (await refresh(next)).data.refreshToken;
    expect((await whoAsks(after.jwt)).data.viewer).toBeTruthy();
    const { rows } = await apis.editing.db.pool.query('select generation from member_session where member_id = $1', [id]);
    expect(rows).toEqual([{ generation: 2 }]);
  });

  it('ACC-06 logging out on one ends it on both immediately, including its access token', async () => {
    const { id } = await makeMember(apis.editing);
    const [{ jwt, refreshToken }, other] = [await logInMember(apis.editing, id), await logInMember(apis.editing, id)];
    const logOut = () =>
      apis.ask('mutation ($token: String!) { deleteRefreshToken(refreshToken: $token) }', { variables: { token: refreshToken } });
    expect((await logOut()).data.deleteRefreshToken).toBe(true);
    for (const instance of [0, 1])
      expect(await whoAsks(jwt, instance)).toMatchObject(refusedWith('Invalid Authorization Header'));
    expect(await refresh(refreshToken, 1)).toMatchObject(refusedWith('Invalid Refresh Token'));
    expect((await logOut()).data.deleteRefreshToken).toBe(false);
    expect((await whoAsks(other.jwt)).data.viewer).toBeTruthy();
  });
});

it('ACC-13 the tokens of members and editors, and the kinds of tokens, are not interchangeable', async () => {
  const { editing } = apis;
  const member = await makeMember(editing);
  const tokens = await logInMember(editing, member.id);
  const account = { email: 'redactie@example.org', password: 'een lang wachtwoord' };
  await editing.create({ collection: 'users', data: { ...account, role: 'administrator' } });
  const { token } = await askAdmin(editing, 'POST', 'users/login', { body: JSON.stringify(account) });
  await endAdmin(editing);
  for (const wrong of [token, tokens.refreshToken])
    expect(await whoAsks(wrong)).toMatchObject(refusedWith('Invalid Authorization Header'));
  for (const wrong of [token, tokens.jwt]) expect(await refresh(wrong)).toMatchObject(refusedWith('Invalid Refresh Token'));
  const askedOfAdmin = async (jwt: string) =>
    (await executeAuthStrategies({ payload: editing, headers: new Headers({ authorization: `JWT ${jwt}` }) })).user?.collection;
  expect([await askedOfAdmin(token), await askedOfAdmin(tokens.jwt)]).toEqual(['users', undefined]);
});

it('a member lists and ends own sessions, but cannot end those of others', async () => {
  const { editing } = apis;
  const [member, stranger] = [await makeMember(editing), await makeMember(editing)];
  const away = await logInMember(editing, member.id, 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/19.0 Safari/605');
  const here = await logInMember(editing, member.id, 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0');
  const theirs = await logInMember(editing, stranger.id);
  const sessionsOf = async ({ jwt }: { jwt: string }) =>
    (
      await apis.ask('{ viewer { sessions { key device network isCurrent beganAt usedAt } } }', {
        headers: authorizationOf({ jwt }),
      })
    ).data.viewer.sessions;
  const seen = await sessionsOf(here);
  expect(seen).toMatchObject([
    { device: 'Firefox on Windows', network: '192.0.2.0', isCurrent: true },
    { device: 'Safari on iPhone', network: '192.0.2.0', isCurrent: false },
  ]);
  expect(JSON.stringify(seen)).not.toContain('192.0.2.17');

  const end = (id: string, headers = authorizationOf(here)) =>
    apis.ask('mutation ($id: String!) { endSession(id: $id) { ... on AccountDone { message } } }', {
      headers,
      variables: { id },
    });
  const [{ key: foreign }] = await sessionsOf(theirs);
  for (const id of [foreign, '', "' or 1=1 --", 'x'.repeat(10_000)]) expect((await end(id)).status).toBe(200);
  expect((await whoAsks(theirs.jwt)).data.viewer).toBeTruthy();
  expect(await end(seen[1].key, {} as never)).toMatchObject({ status: 401 });
  expect((await end(seen[1].key)).data.endSession).toEqual({ message: 'Session ended' });
  expect(await sessionsOf(here)).toHaveLength(1);
  expect((await whoAsks(away.jwt)).status).toBe(401);
  const { rows } = await editing.db.pool.query('select actor, action from audit_log where subject = $1', [String(member.id)]);
  expect(rows).toEqual([{ actor: `member ${member.id}`, action: 'endSession' }]);
});
