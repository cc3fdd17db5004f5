import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { PostedAccountForm } from '../../src/account/account-answer.ts';
import { currentRenderRequest } from '../../src/platform/rendering/render-request.server.ts';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { beginTestSession } from './member.ts';
import { type TestAnswer, type TestSite, testSite } from './test-site.ts';

type Mutation = (variables: Record<string, unknown>) => object | boolean | Promise<object>;

/** A site with account pages in front of a peer whose answers each test sets. */
export type AccountPeer = {
  peer: ContractPeer;
  site: TestSite;
  /** Refresh token of the member's session in this test. */
  refreshToken: string;
  /** Mutations sent to the peer with their variables, oldest first. */
  asked: [mutation: string, variables: Record<string, unknown>][];
  /** The form that the last page has rendered. */
  shown: PostedAccountForm | undefined;
  answer(mutation: string, answer: Mutation | object | boolean): void;
  /** Runs a function while the API is unreachable. */
  withoutApi(act: () => Promise<void>): Promise<void>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<TestAnswer>;
};

export const asScript = { accept: 'application/json' };

/** Returns new tokens in the form that the API returns. */
export const tokens = () => ({
  jwt: 'aa.bb.cc',
  jwtExpiresAt: Date.now() + 900_000,
  refreshToken: 'next-token',
  refreshTokenExpiresAt: Date.now() + 2_000_000,
});
export const authentication = () => ({ __typename: 'Authentication', ...tokens() });
export const accountDone = { __typename: 'AccountDone', message: 'Saved' };
export const refusal = (reason: string, more: object = {}) => ({
  ...{ __typename: 'AccountRefusal', message: 'No', reason, problems: [], retryAfter: null },
  ...more,
});

/** Opens a site for the tests of a file, each with a new session. */
export function accountPeer(): AccountPeer {
  const accountSite = {
    answer: (mutation, answer) => {
      Object.assign(accountSite.peer.content.root, {
        [mutation]: (variables: Record<string, unknown>) => {
          accountSite.asked.push([mutation, structuredClone(variables)]);
          return typeof answer === 'function' ? answer(variables) : answer;
        },
      });
    },
    withoutApi: async (act) => {
      await accountSite.peer.stop();
      try {
        await act();
      } finally {
        await accountSite.peer.listen();
        const answered = async () => (await accountSite.site.get('/registreren/activeren/?token=x')).status;
        await expect.poll(answered).toBe(200);
      }
    },
    post: (path, fields, headers = {}) =>
      accountSite.site.get(path, {
        method: 'POST',
        headers: { origin: 'https://nl.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  } as AccountPeer;
  beforeAll(async () => {
    accountSite.peer = await contractPeer(contentOfAccounts());
    accountSite.site = await testSite(accountSite.peer);
    await accountSite.site.ready();
    accountSite.site.application.whileRendering = () => {
      accountSite.shown = currentRenderRequest().posted as PostedAccountForm | undefined;
    };
  });
  beforeEach(() => {
    accountSite.refreshToken = beginTestSession();
    accountSite.peer.content = contentOfAccounts();
    accountSite.asked = [];
    accountSite.shown = undefined;
    accountSite.site.logged.length = 0;
  });
  afterAll(async () => {
    await accountSite.site.stop();
    await accountSite.peer.stop();
  });
  return accountSite;
}

function contentOfAccounts(): TestContent {
  return startingContent()
    .page(1, 'account', 30, 'Account')
    .page(1, 'registreren', 31, 'Registreren')
    .page(1, 'registreren/activeren', 32, 'Activeren')
    .page(1, 'favorieten', 33, 'Favorieten')
    .page(1, 'account/wachtwoord-wijzigen', 34, 'Wachtwoord');
}
