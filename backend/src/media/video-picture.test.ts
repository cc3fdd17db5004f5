import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hash, type MediaServer, openMediaServer, videoPicture } from './test-media-server.ts';
import { videoPictureSize, videoThumbnail } from './video-picture.ts';

let media: MediaServer;
beforeAll(async () => {
  media = await openMediaServer();
});
afterAll(() => media.close());

test('BLK-04 gives the picture of a video the proportions of the placeholder, 844 by 474, in the host’s largest size', () => {
  expect(videoPictureSize({ width: 1280, height: 720 })).toEqual({ width: 1280, height: 719 });
  expect(videoPictureSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 359 });
  expect(videoPictureSize({ width: 400, height: 100 })).toEqual({ width: 178, height: 100 });
});

test('BLK-04 serves the picture from the site’s own address, immutable and without the bars that the host added', async () => {
  const { url } = videoThumbnail({ name: videoPicture, width: 480, height: 360 });
  const response = await media.get(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 270]);
  expect(data[3 * 480 * 3], 'the third row is part of the picture').toBeGreaterThan(100);
  expect((await media.get(url)).status, 'again, from the folder of crops').toBe(200);
});

test('BLK-04 returns 404 for pictures that are not stored', async () => {
  for (const name of [`aqz-KE-bpKQ-${hash('8')}-480x360`, `aqz-KE-bpKQ-${hash('9')}-0x360`, 'a'.repeat(45)]) {
    expect((await media.get(`/media/videos/${name}.webp`)).status).toBe(404);
  }
});
