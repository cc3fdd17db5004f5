import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ActivateUser,
  Authenticate,
  ChangeFavourite,
  ConfirmEmail,
  DeleteAccount,
  DeleteRefreshToken,
  EndSession,
  ExportedAccount,
  ForgottenPassword,
  RefreshToken,
  Register,
  SendActivation,
  SetPassword,
  UpdatePassword,
  UpdateViewer,
} from '../../src/platform/generated/operations.ts';
import { browserOperations, readBrowserRequest } from './browser-operations.ts';

const known = browserOperations({
  abc: 'query ProductList($siteId: Int!) {\n  products(siteId: $siteId) {\n    total\n  }\n}',
  def: 'mutation LogIn($email: String!) {\n  Authenticate(email: $email) {\n    jwt\n  }\n}',
  jkl: 'mutation Subscribe($email: String!) {\n  subscribe(email: $email)\n}',
  mno: 'query FormTokens($handle: String!) {\n  formTokens(handle: $handle) {\n    csrfToken { value }\n  }\n}',
  ghi: 'mutation LogOut($token: String!) {\n  DeleteRefreshToken(refreshToken: $token)\n}',
});
const operations = async (id: string) => known.get(id);
const onServer = [
  ...[Authenticate, RefreshToken, DeleteRefreshToken, EndSession, Register, SendActivation, ActivateUser, ForgottenPassword],
  ...[SetPassword, UpdatePassword, UpdateViewer, ChangeFavourite, ConfirmEmail, DeleteAccount, ExportedAccount],
];
const schema = readFileSync(new URL('../../../contract/schema/account.graphql', import.meta.url), 'utf8');
const body = (hash: unknown, rest: object = {}) =>
  JSON.stringify({ ...rest, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

describe('SEC-03 the operations that a browser may send', () => {
  test('accepts an operation of this build by its hash', async () => {
    expect(await readBrowserRequest(body('abc', { variables: { siteId: 1 } }), operations)).toEqual({
      operation: { name: 'ProductList', id: 'abc' },
      isShared: true,
      variables: { siteId: 1 },
    });
  });

  test('a mutation is not shared, unlike a query', async () => {
    expect(await readBrowserRequest(body('jkl', { variables: { email: 'a@b.example' } }), operations)).toMatchObject({
      operation: { name: 'Subscribe' },
      isShared: false,
    });
  });

  test('FRM-12 the tokens of a submission are not shared', async () => {
    expect((await readBrowserRequest(body('mno', { variables: { handle: 'contact' } }), operations))?.isShared).toBe(false);
  });

  test.each(['def', 'ghi'])('refuses an operation that returns or takes a token (%s)', async (hash) => {
    expect(await readBrowserRequest(body(hash), operations)).toBeUndefined();
  });

  test.each([
    ['an unknown hash', body('xyz')],
    ['a text of its own', JSON.stringify({ query: '{ products(siteId: 1) { total } }' })],
    ['a text beside an unknown hash', body('xyz', { query: '{ __typename }' })],
    ['a hash that is no text', body(['abc'])],
    ['a variable that the operation does not declare', body('abc', { variables: { siteId: 1, junk: 'x' } })],
    ['variables that are no record', body('abc', { variables: [1] })],
    ['a list of requests', `[${body('abc')}]`],
    ['no JSON', '{'],
  ])('refuses %s', async (_, text) => {
    expect(await readBrowserRequest(text, operations)).toBeUndefined();
  });
});

describe('SEC-03 the operations of this build that a browser may send', () => {
  const sendable = [...browserOperations().values()].map(({ operation }) => operation.name);

  test('do not include log-in or account changes', () => {
    const own = onServer.map(({ name }): string => name);
    expect(own).toContain('Authenticate');
    expect(sendable.filter((name) => own.includes(name))).toEqual([]);
  });

  test('do not include any mutation of accounts, under any name', () => {
    const [, mutations = ''] = /extend type Mutation \{(.*?)\n\}/s.exec(schema) ?? [];
    const fields = [...mutations.matchAll(/^ {2}(\w+)\(/gm)].map(([, field]) => field);
    expect(fields).toContain('changeFavourite');
    const texts = Object.fromEntries(fields.map((field) => [field, `mutation Any {\n  ${field}(x: 1)\n}`]));
    expect([...browserOperations(texts).keys()]).toEqual([]);
  });

  test('include the queries of pages', () => {
    expect(sendable).toEqual(expect.arrayContaining(['ProductList', 'Shell', 'SearchPanel', 'FormTokens']));
  });
});
