import { beforeEach, expect } from 'vitest';
import { accountRequestHandler } from '../account/account-requests.ts';
import { memberCaller } from '../account/sessions/member-caller.ts';
import type { PayloadConfigOptions } from '../composition/payload-config.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { auditStatement } from './audit-statement.ts';
import { type ApiAnswer, apiTest } from './open-api.ts';
import { runQueuedJobs } from './run-queued-jobs.ts';

const refusal = '... on AccountRefusal { message reason retryAfter problems { handle key amount } }';
const accountAnswer = `{ __typename ... on AccountDone { message } ${refusal} }`;
const user = 'user { id fullName firstName lastName email newEmail company website phoneNumber isApproved }';
const tokens = 'jwt jwtExpiresAt refreshToken refreshTokenExpiresAt';

const mutations = {
  authenticate: `mutation ($email: String!, $password: String!) { authenticate(email: $email, password: $password) {
    __typename ... on Authentication { ${tokens} ${user} } ${refusal} } }`,
  register: `mutation ($siteId: Int!, $registration: RegistrationInput!) { register(siteId: $siteId, registration: $registration) {
    __typename ... on Registration { message ${tokens} ${user} } ${refusal} } }`,
  updateViewer: `mutation ($siteId: Int!, $viewer: ViewerInput!) { updateViewer(siteId: $siteId, viewer: $viewer) {
    __typename ... on ViewerUpdated { message ${user} } ${refusal} } }`,
  activateUser: `mutation ($siteId: Int!, $token: String!) { activateUser(siteId: $siteId, token: $token) ${accountAnswer} }`,
  confirmEmail: `mutation ($siteId: Int!, $token: String!) { confirmEmail(siteId: $siteId, token: $token) ${accountAnswer} }`,
  sendActivation: `mutation ($siteId: Int!, $email: String!) { sendActivation(siteId: $siteId, email: $email) ${accountAnswer} }`,
  forgottenPassword: `mutation ($siteId: Int!, $email: String!) { forgottenPassword(siteId: $siteId, email: $email) ${accountAnswer} }`,
  setPassword: `mutation ($siteId: Int!, $token: String!, $newPassword: String!, $confirmPassword: String!) {
    setPassword(siteId: $siteId, token: $token, newPassword: $newPassword, confirmPassword: $confirmPassword) ${accountAnswer} }`,
  updatePassword: `mutation ($currentPassword: String!, $newPassword: String!, $confirmPassword: String!) {
    updatePassword(currentPassword: $currentPassword, newPassword: $newPassword, confirmPassword: $confirmPassword) ${accountAnswer} }`,
  deleteAccount: `mutation ($siteId: Int!, $password: String!) { deleteAccount(siteId: $siteId, password: $password) ${accountAnswer} }`,
};

export type AccountMutation = keyof typeof mutations;

export const password = 'eikenblad in de wind';

export const anna = {
  firstName: 'Anna',
  lastName: 'de Wit',
  email: 'Anna@Example.com',
  password,
  company: 'Bureau Groen',
  phoneNumber: '+31 (0)20 123.45',
  website: 'www.groen.example',
  privacy: true,
};

export type AccountMail = { kind: string; recipient: string; content: { subject: string; text: string; html: string } };

/** The session and IP address of a request. */
type Asking = { jwt?: string; from?: string };

/** Sets up a database for the accounts of this test file, without accounts at the start of each test. */
export function accountsTest(members?: PayloadConfigOptions['members']) {
  const api = apiTest('empty', members && { members });
  beforeEach(() =>
    rows(
      'truncate members, mail, audit_log, rate_limit_counter, login_attempt, graphile_worker._private_jobs, subscribers, quote_requests, form_submissions cascade',
    ),
  );

  async function rows<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await api.payload.db.pool.query(text, values)).rows;
  }
  async function ask(text: string, variables: object, { jwt, from = '192.0.2.7' }: Asking = {}): Promise<ApiAnswer> {
    const store = { payload: api.payload, sql: instrumentedSql(api.payload.db.pool) };
    const caller = await memberCaller(store, jwt && `JWT ${jwt}`);
    if (!caller) throw new Error('the token belongs to no account');
    return api.ask(text, { ...variables }, caller.viewer ?? undefined, { clientIp: from, sessionId: caller.sessionId });
  }
  async function does(mutation: AccountMutation, variables: object, asking?: Asking) {
    const { data, errors } = await ask(mutations[mutation], { siteId: 1, ...variables }, asking);
    expect(errors).toEqual([]);
    return data[mutation];
  }
  const seeTo = () => runQueuedJobs(api.payload.db.pool, [accountRequestHandler(api.payload)]);
  const mails = () => rows<AccountMail>('select kind, recipient, content from mail order by id');
  const lastMail = async () => (await mails()).at(-1) as AccountMail;
  const register = (more: Partial<typeof anna> = {}, siteId = 1, asking?: Asking) =>
    does('register', { siteId, registration: { ...anna, ...more } }, asking);
  async function activated(more: Partial<typeof anna> = {}) {
    await register(more);
    await seeTo();
    expect(await does('activateUser', { token: tokenIn(await lastMail()) })).toMatchObject({ __typename: 'AccountDone' });
  }
  async function loggedIn(more: Partial<typeof anna> = {}): Promise<string> {
    await activated(more);
    return logIn(more);
  }
  async function logIn(more: Partial<typeof anna> = {}): Promise<string> {
    const { email, password: typed } = { ...anna, ...more };
    const { jwt } = await does('authenticate', { email, password: typed });
    expect(jwt).toEqual(expect.any(String));
    return jwt;
  }
  return {
    ...{
      api,
      rows,
      ask,
      does,
      seeTo,
      mails,
      lastMail,
      register,
      activated,
      loggedIn,
      logIn,
    },
    mutationText: (mutation: AccountMutation) => mutations[mutation],
    audited: async () => (await rows(auditStatement('actor, action, subject'))).map((row) => Object.values(row).join(' ')),
  };
}

/** Returns the token in the link of an email; empty if the link has no token. */
export const tokenIn = ({ content }: AccountMail): string => /[?&](?:token|email)=([\w-]{43})/.exec(content.text)?.[1] ?? '';

/** Returns the problems of an answer as short texts. */
export const problemsOf = ({ problems }: { problems: { handle: string; key: string }[] }) =>
  problems.map(({ handle, key }) => `${handle}: ${key}`);
