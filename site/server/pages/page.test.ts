import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Page } from './page.ts';

const body = Buffer.from('<p>straatmeubilair</p>'.repeat(2000));
const newPage = () => new Page(200, ['Content-Type', 'text/html'], body);

const asking = (encoding: string) => ({ method: 'GET', headers: { 'accept-encoding': encoding } }) as unknown as IncomingMessage;

async function answerOf(page: Page, encoding: string) {
  const answered = { status: 0, headers: [] as string[], body: Buffer.alloc(0) };
  const response = {
    writeHead: (status: number, headers: string[]) => Object.assign(answered, { status, headers }),
    end: (chunk: Buffer) => Object.assign(answered, { body: chunk }),
  };
  await page.answer(asking(encoding), response as unknown as ServerResponse);
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
