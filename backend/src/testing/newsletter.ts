import { beforeEach, expect } from 'vitest';
import { makeTimeToken } from '../forms/protection/time-token.ts';
import { apiTest, type TestApi } from './open-api.ts';

const answer = '{ __typename ... on NewsletterDone { mustConfirm } ... on RefusedSubmission { problems { handle key } } }';
const signUpText = `mutation ($siteId: Int!, $subscriber: SubscriberInput!, $attempt: SubmissionAttemptInput!) {
  subscribeToNewsletter(siteId: $siteId, subscriber: $subscriber, attempt: $attempt) ${answer} }`;
const byToken = (field: string) =>
  `mutation ($siteId: Int!, $token: String!) { ${field}(siteId: $siteId, token: $token) ${answer} }`;

export const anna = {
  voornaam: 'Anna',
  achternaam: 'de Wit',
  email: 'Anna@Example.com',
  termsAndConditions: true,
  consent: 'Ja, ik ga akkoord met het privacybeleid.',
};
export const isDone = { __typename: 'NewsletterDone', mustConfirm: false };

export type StoredMail = {
  kind: string;
  recipient: string;
  content: { subject: string; text: string; html: string; headers: Record<string, string> };
};

export const tokenIn = ({ content }: StoredMail, name: string) =>
  new RegExp(`\\?${name}=([\\w.-]+)`).exec(content.text)?.[1] ?? '';

/** Sets up a database for the newsletter tests of this file, without subscribers at the start of each test. */
export function newsletterTest() {
  const api = apiTest('demo');
  beforeEach(async () => {
    await rows('delete from subscribers');
    await rows('delete from mail');
    await rows('delete from rate_limit_counter');
  });

  async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await api.payload.db.pool.query(text, values)).rows;
  }
  const timeToken = () => makeTimeToken(api.payload.secret).token;
  async function signUp(
    more: Partial<typeof anna> = {},
    siteId = 1,
    on: TestApi = api,
    attempt: object = { timeToken: timeToken(), uri: 'nieuws' },
  ) {
    const { data, errors } = await on.ask(signUpText, { siteId, subscriber: { ...anna, ...more }, attempt });
    expect(errors).toEqual([]);
    return data.subscribeToNewsletter;
  }
  async function act(field: 'confirmSubscription' | 'unsubscribeFromNewsletter', token: string) {
    const { data, errors } = await api.ask(byToken(field), { siteId: 1, token });
    expect(errors).toEqual([]);
    return data[field];
  }
  const mails = () => rows<StoredMail>('select kind, recipient, content from mail order by id');
  const subscribers = () =>
    rows<Record<string, unknown>>(
      'select id, state, email, first_name, last_name, site, consent, page, requested_from, confirm_hash, ended_at from subscribers order by id',
    );
  async function confirmed(email = anna.email) {
    await signUp({ email });
    const token = tokenIn((await mails()).at(-1) as StoredMail, 'confirm');
    expect(await act('confirmSubscription', token)).toEqual(isDone);
    return token;
  }
  return { api, rows, timeToken, signUp, act, mails, subscribers, confirmed };
}
