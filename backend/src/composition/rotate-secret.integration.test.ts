// Replaces PAYLOAD_SECRET, and compares the effects with docs/runbook/configuration-and-secrets.md.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken, storeToken } from '../account/account-tokens.ts';
import { memberCaller } from '../account/sessions/member-caller.ts';
import { refreshSession } from '../account/sessions/refresh-session.ts';
import { isKeyTo, membersLink } from '../downloads/file-link.ts';
import { makeTimeToken, verifyTimeToken } from '../forms/protection/time-token.ts';
import { unsubscribeToken } from '../newsletter/subscription-tokens.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { secretsOf } from '../platform/payload/installation.ts';
import { previewLifetimeMs, readPreview, signPreview } from '../preview/preview-token.ts';
import { askAdmin, endAdmin } from '../testing/admin-rest.ts';
import { authorizationOf, logInMember, makeMember } from '../testing/members.ts';
import { openApi, type TestApi } from '../testing/open-api.ts';

const [former, next] = ['former secret '.padEnd(40, 'x'), 'next secret '.padEnd(40, 'x')];
let database: TestDatabase;
let before: TestApi;
let after: TestApi;
beforeAll(async () => {
  database = await testDatabase('empty');
  before = await openApi(database, { secret: former });
  // Another address, because the REST API of the admin has one instance per address.
  const url = `${database.url}&application_name=next`;
  after = await openApi({ ...database, url }, { secret: next, previousSecrets: [former] });
});
afterAll(async () => {
  for (const api of [before, after]) {
    await endAdmin(api.payload);
    await api.close();
  }
  await database.drop();
});
const storeOf = ({ payload }: TestApi) => ({ payload, sql: instrumentedSql(payload.db.pool), clientIp: '192.0.2.17' });

describe('OPS-10 after the rotation of PAYLOAD_SECRET', () => {
  it('members stay logged in, because their browsers renew the session at the next request', async () => {
    const member = await makeMember(before.payload);
    const tokens = await logInMember(before.payload, member.id);
    const { authorization } = authorizationOf(tokens);
    expect(await memberCaller(storeOf(after), authorization), 'the access token has ended').toBeUndefined();
    const renewed = await refreshSession(storeOf(after), tokens.refreshToken, undefined);
    expect(await memberCaller(storeOf(after), authorizationOf(renewed).authorization)).toMatchObject({
      viewer: { id: member.id },
    });
    expect(await memberCaller(storeOf(before), authorizationOf(renewed).authorization)).toBeUndefined();
  });

  it('editors log in again with the same password', async () => {
    const credentials = { email: 'eva@example.org', password: 'eikenblad in de wind' };
    await before.payload.create({ collection: 'users', data: { ...credentials, role: 'editor' } });
    const body = JSON.stringify(credentials);
    const logIn = async ({ payload }: TestApi) => (await askAdmin(payload, 'POST', 'users/login', { body })).token;
    const userOf = async ({ payload }: TestApi, token: string) =>
      (await askAdmin(payload, 'GET', 'users/me', { headers: { authorization: `JWT ${token}` } })).body.user?.email;
    const token = await logIn(before);
    expect(await userOf(before, token)).toBe(credentials.email);
    expect(await userOf(after, token)).toBeUndefined();
    expect(await userOf(after, await logIn(after))).toBe(credentials.email);
  });

  it('links of sent emails work', async () => {
    const member = await makeMember(before.payload, { activatedAt: null });
    const { token, hash } = newToken();
    await storeToken(instrumentedSql(before.payload.db.pool), 'activation', { memberId: member.id, hash });
    const activate = `mutation ($token: String!) { activateUser(siteId: 1, token: $token) { __typename } }`;
    expect((await after.ask(activate, { token })).data.activateUser).toEqual({ __typename: 'AccountDone' });
    const { id } = await before.payload.create({
      collection: 'subscribers',
      data: { email: 'anna@example.org', firstName: 'Anna', lastName: 'de Wit', site: 'nl', state: 'confirmed', consent: 'Ja' },
    });
    const unsubscribe = `mutation ($token: String!) { unsubscribeFromNewsletter(siteId: 1, token: $token) { __typename } }`;
    const ended = await after.ask(unsubscribe, { token: unsubscribeToken(id, before.payload.secret) });
    expect(ended.data.unsubscribeFromNewsletter).toEqual({ __typename: 'NewsletterDone' });
    expect(await after.payload.findByID({ collection: 'subscribers', id })).toMatchObject({ state: 'ended' });
  });

  it('previews and download links end, forms without scripts stay valid', () => {
    const { secret } = after.payload;
    const until = Date.now() + previewLifetimeMs;
    const preview = signPreview({ collection: 'pages', id: 1, locale: 'nl', editorId: 1, until }, before.payload.secret);
    expect(readPreview(preview, before.payload.secret)).toMatchObject({ id: 1 });
    expect(readPreview(preview, secret)).toBeUndefined();
    const link = new URL(membersLink(before.payload.secret, '/media/files/a/b.pdf'), 'http://nl.test');
    expect(isKeyTo(before.payload.secret, link.pathname, link.searchParams)).toBe(true);
    expect(isKeyTo(secret, link.pathname, link.searchParams)).toBe(false);
    const { token } = makeTimeToken(before.payload.secret);
    expect(verifyTimeToken([secret], token)).toBe('forged');
    expect(verifyTimeToken(secretsOf(after.payload), token)).toBe('valid');
  });
});
