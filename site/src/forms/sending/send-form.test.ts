import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Query } from '../../platform/data/query.ts';
import type { FormAnswer } from '../posted-form.ts';

const post = vi.hoisted(() => vi.fn<(body: FormData) => Promise<FormAnswer | undefined>>());
vi.mock('./post-form.ts', () => ({ postForm: post }));

const form = { handle: 'contact', siteId: 1, captchas: [] };
const sent: FormAnswer = { outcome: 'sent', id: 7 };
const refused = (key: 'expired' | 'email', handle: string | null): FormAnswer => ({
  outcome: 'refused',
  problems: [{ handle, key }],
});

let tokens = 0;
const query = (async () => {
  tokens += 1;
  return { formTokens: { csrfToken: { value: `token ${tokens}` }, captchas: [] } };
}) as unknown as Query;

const dataOf = (texts: Record<string, string>) => {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.append(name, text);
  return data;
};
const bodies = () => post.mock.calls.map(([body]) => Object.fromEntries(body));

let sending: typeof import('./send-form.ts');

beforeEach(async () => {
  tokens = 0;
  post.mockReset();
  vi.resetModules();
  vi.stubGlobal('isSecureContext', true);
  sending = await import('./send-form.ts');
  // The import itself may wait with timers.
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (texts: Record<string, string> = { email: 'a@b.example' }) => sending.sendForm(form, dataOf(texts), { query });

describe('FRM-12 sending a form from a browser', () => {
  test('sends the handle first, then a key and the token requested at the first focus', async () => {
    post.mockResolvedValue(sent);
    sending.prepareSubmission(form, query);
    sending.prepareSubmission(form, query);
    expect(await send({ 'form.time': 'x', 'form.handle': 'contact', email: 'a@b.example', website: '' })).toEqual(sent);
    expect(Object.keys(bodies()[0] ?? {})).toEqual(['form.handle', 'form.go', 'form.key', 'form.csrf', 'email', 'website']);
    expect(bodies()[0]).toMatchObject({
      'form.go': 'send',
      'form.csrf': 'token 1',
      'form.key': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(tokens).toBe(1);
  });

  test('sends concurrent calls with the same content once', async () => {
    post.mockResolvedValue(sent);
    expect(await Promise.all([send(), send()])).toEqual([sent, sent]);
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('retries with the same key if the answer is lost', async () => {
    post.mockResolvedValueOnce(undefined).mockResolvedValueOnce(sent);
    const answer = send();
    await vi.runAllTimersAsync();
    expect(await answer).toEqual(sent);
    const [first, second] = bodies();
    expect(second).toEqual(first);
  });

  test('FRM-07 fails without a connection, and reuses the key for the same content only', async () => {
    post.mockResolvedValue(undefined);
    const first = send();
    await vi.runAllTimersAsync();
    expect(await first).toEqual({ outcome: 'failed' });
    post.mockReset().mockResolvedValue({ outcome: 'failed' });
    const key = async (texts?: Record<string, string>) => {
      await send(texts);
      return bodies().at(-1)?.['form.key'];
    };
    const same = await key();
    expect(await key()).toBe(same);
    expect(await key({ email: 'c@d.example' })).not.toBe(same);
  });

  test('uses a new key if the visitor submits the same content again', async () => {
    post.mockResolvedValue(sent);
    await send();
    await send();
    const [first, second] = bodies();
    expect(second?.['form.key']).not.toBe(first?.['form.key']);
  });

  test('replaces an expired token once', async () => {
    post.mockResolvedValueOnce(refused('expired', null)).mockResolvedValueOnce(sent);
    expect(await send()).toEqual(sent);
    expect(bodies().map((body) => body['form.csrf'])).toEqual(['token 1', 'token 2']);
    post.mockReset().mockResolvedValue(refused('expired', null));
    expect(await send()).toEqual(refused('expired', null));
    expect(post).toHaveBeenCalledTimes(2);
  });

  test('requests a new token if the prepared one has expired', async () => {
    post.mockResolvedValue(sent);
    sending.prepareSubmission(form, query);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await send();
    expect(bodies()[0]?.['form.csrf']).toBe('token 2');
  });

  test('returns the problem of a field without a retry', async () => {
    post.mockResolvedValue(refused('email', 'email'));
    expect(await send()).toEqual(refused('email', 'email'));
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('FRM-07 fails if the tokens cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const nobody = (() => Promise.reject(new Error('no network'))) as unknown as Query;
    expect(await sending.sendForm(form, dataOf({ a: 'b' }), { query: nobody })).toEqual({ outcome: 'failed' });
    expect(post).not.toHaveBeenCalled();
  });
});

test.each([
  [413, { outcome: 'refused', problems: [{ handle: null, key: 'fileTooLarge' }] }],
  [429, { outcome: 'refused', problems: [{ handle: null, key: 'tooOften' }] }],
  [500, { outcome: 'failed' }],
  [502, undefined],
  [504, undefined],
])('FRM-07 maps status %i of a proxy to an answer', async (status, answer) => {
  const { answerOfStatus } = await vi.importActual<typeof import('./post-form.ts')>('./post-form.ts');
  expect(answerOfStatus(status)).toEqual(answer);
});
