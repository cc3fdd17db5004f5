import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Page } from './page.ts';

const body = Buffer.from('<p>straatmeubilair</p>'.repeat(2000));
const newPage = () => new Page(200, ['Content-Type', 'text/html'], body);

const asking = (encoding: string) => ({ method: 'GET', headers: { 'accept-encoding': encoding } }) as unknown as IncomingMessage;

async function answerOf(page: Page, encoding: string, { cookie = '', isCurrent = false } = {}) {
  const answered = { status: 0, headers: [] as string[], body: Buffer.alloc(0) };
  const response = {
    writeHead: (status: number, headers: string[]) => Object.assign(answered, { status, headers }),
    hasHeader: (name: string) => name === 'set-cookie' && cookie !== '',
    end: (chunk: Buffer) => Object.assign(answered, { body: chunk }),
  };
  await page.answer(asking(encoding), response as unknown as ServerResponse, () => isCurrent);
  return answered;
}

test('decision 6: a page in brotli frees its plain form, which can still be decoded', async () => {
  const page = newPage();
  expect(page.bytes).toBeGreaterThan(body.length);
  expect(brotliDecompressSync((await answerOf(page, 'br')).body)).toEqual(body);
  expect(page.bytes).toBeLessThan(body.length / 4);
  expect((await answerOf(page, '')).body).toEqual(body);
  expect(gunzipSync((await answerOf(page, 'gzip')).body)).toEqual(body);
});

test('decision 6: the strong encoding is made once in the background and replaces the fast one', async () => {
  const page = newPage();
  const fast = await answerOf(page, 'br');
  let times = 0;
  const done = new Promise<void>((resolve) => {
    for (let n = 0; n < 3; n += 1)
      page.strengthen(asking('br'), () => {
        times += 1;
        resolve();
      });
  });
  await done;
  const strong = await answerOf(page, 'br');
  expect(times).toBe(1);
  expect(strong.body).not.toEqual(fast.body);
  expect(brotliDecompressSync(strong.body)).toEqual(body);
  expect(strong.headers).toContain(String(strong.body.length));
});

test('concurrent visitors share one encoding', async () => {
  const page = newPage();
  const answers = await Promise.all([answerOf(page, 'br'), answerOf(page, 'br'), answerOf(page, 'br')]);
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
});

test.each([
  ['a current page', 120_000, {}, true],
  ['a page that expires within a minute', 59_000, {}, false],
  ['an answer that sets a cookie', 120_000, { cookie: 'a=b' }, false],
  ['a former page', 120_000, { isCurrent: false }, false],
])('API-06 a CDN may store %s: after %i ms, %o: %s', async (_, validMs, options, isStored) => {
  const cdnHeaders = ['Surrogate-Key', 'plantsoen'];
  const page = new Page(200, ['Content-Type', 'text/html'], body, { cdnHeaders, until: Date.now() + validMs });
  const { headers } = await answerOf(page, 'br', { isCurrent: true, ...options });
  expect(headers.includes('Surrogate-Key')).toBe(isStored);
});
