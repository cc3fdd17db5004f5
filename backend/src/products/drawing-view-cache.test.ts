import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openS3Server, type S3Server } from '../platform/storage/test-s3-server.ts';
import { drawingViewCache } from './drawing-view-cache.ts';

const hash = 'a'.repeat(24);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path data-view="front" d="M0 0H40V20"/></svg>';
const view = { kind: 'front', x: 0, y: 0, width: 40, height: 20 };

let s3: S3Server;
beforeAll(async () => {
  s3 = await openS3Server();
  const storage = await openStorage({ dataFolder: 'none', s3: s3.settings });
  await storage.write(`media/${hash}.svg`, Buffer.from(drawing));
});
afterEach(() => s3.intercept(() => 'answer'));
afterAll(() => s3.close());

async function open() {
  let announced = 0;
  const cache = drawingViewCache({
    storage: await openStorage({ dataFolder: 'none', s3: s3.settings }),
    async onAvailable() {
      announced += 1;
    },
    retryMs: 20,
    timeoutMs: 300,
  });
  return { ...cache, announced: () => announced };
}

test('OPS-04 reads the views of a drawing from the bucket once', async () => {
  const { viewsOf, announced } = await open();
  expect(await viewsOf(hash)).toEqual([view]);
  s3.intercept(() => 'fail');
  expect(await viewsOf(hash)).toEqual([view]);
  expect(announced()).toBe(0);
});

test.each(['fail', 'hang'] as const)(
  'OPS-04 has no views while the bucket %ss, and announces once that it answers again',
  async (action) => {
    const { viewsOf, announced } = await open();
    s3.intercept(() => action);
    expect(await Promise.all([viewsOf(hash), viewsOf(hash)])).toEqual([undefined, undefined]);
    s3.intercept(() => 'answer');
    await expect.poll(announced).toBe(1);
    expect(await viewsOf(hash)).toEqual([view]);
  },
);

test('OPS-04 has no views of a missing drawing, without waiting for it', async () => {
  const { viewsOf, announced } = await open();
  expect(await viewsOf('b'.repeat(24))).toEqual([]);
  expect(announced()).toBe(0);
});
