import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageCrop, imageThumbnail, imageUrl, imageWebp } from './image-source.ts';
import {
  drawingHash,
  elevation,
  elevationHash,
  hash,
  logo,
  type MediaServer,
  openMediaServer,
  picture,
} from './test-media-server.ts';

let media: MediaServer;
beforeAll(async () => {
  media = await openMediaServer();
});
afterAll(() => media.close());

/** Returns the answer once the requested file exists. Until then a temporary WebP replaces an avif. */
async function whenMade(path: string): Promise<Response> {
  const isKept = async () => (await media.get(path)).headers.get('cache-control') !== 'private, no-store';
  await expect.poll(isKept).toBe(true);
  return media.get(path);
}

describe('CAT-07 crops', () => {
  const crop = imageCrop(picture, 'product');

  test('are offered in modern formats and the picture’s own format, at widths up to the source', () => {
    expect(crop).toMatchObject({ width: 625, height: 468, widths: [313, 625, 1250], formats: ['avif', 'webp', 'jpg'] });
    expect(crop.path).toMatch(new RegExp(`^/media/crops/${picture.hash}-[0-9a-f]{6}/product$`));
    expect([crop.url, crop.webp]).toEqual([`${crop.path}-625.jpg`, `${crop.path}-625.webp`]);
  });

  test('are served in every offered size and format, immutable', async () => {
    for (const width of crop.widths) {
      for (const format of crop.formats) {
        const response = await whenMade(`${crop.path}-${width}.${format}`);
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
        expect(response.headers.get('content-type')).toBe(format === 'jpg' ? 'image/jpeg' : `image/${format}`);
        const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([meta.width, meta.height]).toEqual([width, Math.round((width * 468) / 625)]);
      }
    }
  }, 30_000);

  test('are replaced by an uncacheable WebP while generation takes long', async () => {
    const { path } = imageCrop(picture, 'quotation');
    const first = await media.get(`${path}-140.avif`);
    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const meta = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
    expect([meta.width, meta.height]).toEqual([140, 100]);
    const file = expect.stringMatching(/quotation-140\.avif$/);
    expect(media.made().slice(-2)).toEqual([expect.stringMatching(/quotation-140\.avif\.stand-in\.webp$/), file]);
    expect((await whenMade(`${path}-140.avif`)).headers.get('content-type')).toBe('image/avif');
    const folder = join(media.cropsFolder, path.split('/')[3] ?? '');
    await expect.poll(() => readdirSync(folder).filter((name) => name.includes('stand-in'))).toEqual([]);
  });

  test('are generated once for concurrent and later requests', async () => {
    const { path } = imageCrop(picture, 'newsCard');
    const answers = await Promise.all(Array.from({ length: 8 }, () => media.get(`${path}-405.webp`)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const asked = media.made().length;
    expect((await media.get(`${path}-405.webp`)).status).toBe(200);
    expect(media.made()).toHaveLength(asked);
    expect(readdirSync(join(media.cropsFolder, path.split('/')[3] ?? '')).filter((name) => name.startsWith('newsCard'))).toEqual([
      'newsCard-405.webp',
    ]);
  });

  test('have a different address for each focal point', async () => {
    const moved = imageCrop({ ...picture, focalX: 20 }, 'product');
    expect(moved.path).not.toBe(crop.path);
    expect((await media.get(`${moved.path}-625.jpg`)).status).toBe(404);
  });

  test('answer 404 for other sizes, names, formats and pictures', async () => {
    const missing = [
      `${crop.path}-626.jpg`,
      `${crop.path}-625.png`,
      `${crop.path}-625.svg`,
      `${crop.path}-99999.jpg`,
      crop.path.replace('product', 'toString-1.jpg'),
      `/media/crops/${hash('9')}-000000/product-625.jpg`,
      '/media/crops/',
      '/media/',
    ];
    for (const path of missing) {
      const answer = await media.get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
  });

  test('answer 304 to a browser that has them', async () => {
    const first = await media.get(`${crop.path}-625.jpg`);
    const again = await media.get(`${crop.path}-625.jpg`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

test('CAT-07 serves the whole picture in its own format and as webp, and a logo unchanged', async () => {
  expect((await media.get(imageUrl(picture))).headers.get('content-type')).toBe('image/jpeg');
  expect((await media.get(imageWebp(picture))).headers.get('content-type')).toBe('image/webp');
  expect((await media.get(`/media/pictures/${picture.hash}.png`)).status).toBe(404);
  expect(imageThumbnail(picture)).toMatch(/\/quotation-140\.jpg$/);
  for (const path of [imageUrl(logo), imageCrop(logo, 'logo').url, imageCrop(logo, 'logo').webp, imageWebp(logo)]) {
    expect((await media.get(path)).headers.get('content-type')).toBe('image/svg+xml');
  }
  expect((await media.get(`/media/drawings/${drawingHash}.svg`)).status).toBe(200);
  expect((await media.get(`/media/drawings/${logo.hash}.svg`)).status).toBe(404);
});

test('CAT-13 serves an elevation in the measures of a variant, and none of other forms', async () => {
  const answer = await media.get(`/media/elevations/${elevationHash}-2400x835.svg`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toContain('<use href="#a"/>');
  for (const wrong of ['2400', '0x835', '2400x-1', '999999x835'])
    expect((await media.get(`/media/elevations/${elevationHash}-${wrong}.svg`)).status, wrong).toBe(404);
});

test('BLK-21 serves an elevation under the hash of its content, immutable and without permission to run scripts (SEC-07)', async () => {
  const path = `/media/elevations/${elevationHash}.svg`;
  const answer = await media.get(path);
  expect([answer.status, await answer.text()]).toEqual([200, elevation]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const again = await media.get(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const head = await media.get(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, `${elevation.length}`]);
  for (const missing of [drawingHash, 'x'.repeat(24), `${elevationHash}0`]) {
    expect((await media.get(`/media/elevations/${missing}.svg`)).status, missing).toBe(404);
  }
});

describe('CAT-07 a crop that cannot be generated', () => {
  const path = (width: number, format: string) => `${imageCrop(picture, 'product').path}-${width}.${format}`;
  let broken: MediaServer;
  beforeAll(async () => {
    broken = await openMediaServer();
  });
  afterAll(() => broken.close());

  test('is replaced by the uncacheable original if the crop folder is not writable', async () => {
    writeFileSync(broken.cropsFolder, 'no folder');
    for (const format of ['jpg', 'webp', 'avif']) {
      const answer = await broken.get(path(313, format));
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'image/jpeg',
        'private, no-store',
      ]);
    }
    rmSync(broken.cropsFolder);
  });

  test.each([
    ['damaged', (original: string) => writeFileSync(original, 'no picture')],
    ['empty', (original: string) => writeFileSync(original, '')],
    ['missing', (original: string) => rmSync(original)],
  ])('is absent where the original is %s', async (_, harm) => {
    harm(join(dirname(broken.cropsFolder), 'media', `${picture.hash}.jpg`));
    for (const format of ['jpg', 'webp', 'avif']) expect((await broken.get(path(625, format))).status).toBe(404);
    expect((await broken.get(`/media/pictures/${picture.hash}.webp`)).status).toBe(404);
  });
});
