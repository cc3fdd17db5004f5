import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { openS3Server, type S3Server } from '../../platform/storage/test-s3-server.ts';
import { originalKey } from '../../platform/uploads/original-file.ts';
import { logoPicture, rowPictures } from './row-pictures.ts';

let server: S3Server;
let storage: FileStorage;
const picture = (letter: string) => ({
  ...{ hash: letter.repeat(24), filename: 'a.png', mimeType: 'image/png', width: 300, height: 200 },
  ...{ cutOut: false, focalX: 50, focalY: 50 },
});
const pictures = ['a', 'b', 'c'].map(picture);

beforeAll(async () => {
  server = await openS3Server();
  storage = await openStorage({ dataFolder: '/nowhere', s3: server.settings });
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  for (const one of pictures) await storage.write(originalKey(one), png);
});
afterEach(() => server.intercept(() => 'answer'));
afterAll(() => server.close());

test('OPS-04 a list without a bucket has no pictures, and asks for one only', async () => {
  server.intercept(() => 'fail');
  const before = server.requests.length;
  expect(await rowPictures(storage, [...pictures, null])).toEqual([null, null, null, null]);
  expect(new Set(server.requests.slice(before)).size).toBe(1);
  expect(await logoPicture(storage, originalKey(picture('a')))).toBeNull();
});

test('OPS-04 a list has the other pictures if one is missing in the bucket', async () => {
  const made = await rowPictures(storage, [picture('d'), ...pictures]);
  expect(made.map((one) => one !== null)).toEqual([false, true, true, true]);
});
