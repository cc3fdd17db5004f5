import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../src/platform/storage/open-storage.ts';
import { openS3Server, type S3Server } from '../../src/platform/storage/test-s3-server.ts';
import { original, thumbnail } from './file-responses.ts';
import type { StoredUpload } from './uploaded-file.ts';

let s3: S3Server;
let picture: Buffer;
let upload: StoredUpload;
beforeAll(async () => {
  s3 = await openS3Server();
  const storage = await openStorage({ dataFolder: 'none', s3: s3.settings });
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  await storage.write('media/a.jpg', picture);
  upload = { storage, key: 'media/a.jpg', filename: 'Bank één.jpg' };
});
afterEach(() => s3.intercept(() => 'answer'));
afterAll(() => s3.close());

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('OPS-04 an editor gets the original of a picture from the bucket', async () => {
  const answer = await original(upload);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(picture.length),
    'content-disposition': `inline; filename="Bank_een.jpg"; filename*=UTF-8''Bank%20%C3%A9%C3%A9n.jpg`,
  });
  expect((await bytes(answer)).equals(picture)).toBe(true);
});

test('OPS-04 an editor gets a thumbnail of a picture in the bucket', async () => {
  const answer = await thumbnail(upload);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await sharp(await bytes(answer)).metadata()).width).toBe(320);
});

test('OPS-04 an outage of the bucket is an error, and no missing picture', async () => {
  s3.intercept(() => 'fail');
  await expect(original(upload)).rejects.toThrow('the bucket files answered 503');
  await expect(thumbnail(upload)).rejects.toThrow('the bucket files answered 503');
});

test('OPS-04 a missing original is an error, and a missing picture has a placeholder as thumbnail', async () => {
  const missing = { ...upload, key: 'media/none.jpg' };
  await expect(original(missing)).rejects.toThrow('the file media/none.jpg is missing');
  expect((await thumbnail(missing)).headers.get('content-type')).toBe('image/svg+xml');
});
