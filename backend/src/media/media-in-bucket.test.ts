import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { membersLink } from '../downloads/file-link.ts';
import { openS3Server, type S3Server } from '../platform/storage/test-s3-server.ts';
import { imageCrop, imageUrl } from './image-source.ts';
import { drawingHash, hash, linkSecret, type MediaServer, openMediaServer, picture, videoPicture } from './test-media-server.ts';

let s3: S3Server;
let media: MediaServer;
beforeAll(async () => {
  s3 = await openS3Server();
  media = await openMediaServer(s3.settings);
});
afterEach(() => s3.intercept(() => 'answer'));
afterAll(() => {
  media.close();
  s3.close();
});

const asMember = { headers: { authorization: 'JWT good' } };
const crop = imageCrop(picture, 'product');
const puts = (key: string) => s3.requests.filter((request) => request.startsWith(`PUT /files/test/${key}`));

test('OPS-04 generates a crop once for concurrent requests and stores it in the bucket', async () => {
  const path = `${crop.path}-313.webp`;
  const answers = await Promise.all(Array.from({ length: 4 }, () => media.get(path)));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(313);
  }
  const key = path.replace('/media/', '');
  expect(puts(key)).toHaveLength(1);
  expect(await media.storage.stat(key)).toMatchObject({ size: expect.any(Number) });
  expect((await media.get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(puts(key)).toHaveLength(1);
});

test('OPS-04 serves a temporary WebP from the bucket until an avif is generated, and deletes it', async () => {
  const path = `${crop.path}-313.avif`;
  expect((await media.get(path)).headers.get('content-type')).toBe('image/webp');
  await expect.poll(async () => (await media.get(path)).headers.get('content-type')).toBe('image/avif');
  await expect.poll(() => media.storage.stat(`${path.replace('/media/', '')}.stand-in.webp`)).toBeUndefined();
});

test('OPS-04 serves originals, drawings, whole pictures and pictures of videos', async () => {
  for (const [path, type] of [
    [imageUrl(picture), 'image/jpeg'],
    [`/media/pictures/${picture.hash}.webp`, 'image/webp'],
    [`/media/drawings/${drawingHash}.svg`, 'image/svg+xml'],
    [`/media/videos/${videoPicture}.webp`, 'image/webp'],
  ] as const) {
    const answer = await media.get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type]);
  }
  expect((await media.get(`${crop.path}-314.webp`)).status).toBe(404);
});

test('OPS-04 answers conditional requests, ranges and HEAD as from the disk', async () => {
  const path = `/media/files/${hash('e')}/bank.dxf`;
  const whole = await media.get(path);
  const etag = whole.headers.get('etag') ?? '';
  expect([whole.status, await whole.text(), etag]).toEqual([200, '0123456789', `"${hash('e')}"`]);
  expect((await media.get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const part = await media.get(path, { headers: { range: 'bytes=2-4' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
  const end = await media.get(path, { headers: { range: 'bytes=-3', 'if-range': etag } });
  expect([end.status, await end.text()]).toEqual([206, '789']);
  expect((await media.get(path, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  const head = await media.get(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
});

test('OPS-04 MEM-02 refuses a file for members to guests, and sends it to members', async () => {
  const path = `/media/files/${hash('d')}/prijslijst.pdf`;
  const before = s3.requests.length;
  expect((await media.get(membersLink(linkSecret, path))).status).toBe(403);
  expect(s3.requests.slice(before)).toEqual([]);
  const member = await media.get(membersLink(linkSecret, path), asMember);
  expect([member.status, await member.text()]).toEqual([200, '0123456789']);
  expect(member.headers.get('cache-control')).toBe('private, no-store');
});

test('OPS-04 answers 503 with retry-after while the bucket fails, and the file as soon as it answers', async () => {
  const stored = `/media/files/${hash('c')}/${encodeURIComponent('Technisch blad (2).pdf')}`;
  const uncropped = `${crop.path}-625.webp`;
  s3.intercept(() => 'fail');
  for (const path of [stored, uncropped, imageUrl(picture)]) {
    const answer = await media.get(path);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  s3.intercept(() => 'answer');
  for (const path of [stored, uncropped, imageUrl(picture)]) expect((await media.get(path)).status, path).toBe(200);
});

test('OPS-04 answers 503 to a crop that the bucket does not accept, and generates it later', async () => {
  const path = `${crop.path}-1250.webp`;
  s3.intercept(({ method }) => (method === 'PUT' ? 'fail' : 'answer'));
  const answer = await media.get(path);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  s3.intercept(() => 'answer');
  expect((await media.get(path)).status).toBe(200);
});
