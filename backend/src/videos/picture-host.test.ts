import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPictureHost, type PictureHost } from '../testing/picture-host.ts';
import { maxPicture } from './picture-host.ts';

const film = 'aqz-KE-bpKQ';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();

let host: PictureHost;
const found = async () => {
  const answer = await maxPicture(host.origin, film);
  return answer && [answer.width, answer.height];
};
const askedSizes = () => host.asked.map((path) => path.replace(`/vi/${film}/`, ''));

beforeAll(async () => {
  host = await openPictureHost({});
});
beforeEach(() => {
  host.asked.length = 0;
  for (const size of Object.keys(host.answers)) delete host.answers[size];
});
afterAll(() => host.close());

test('BLK-04 fetches the largest size and requests no other', async () => {
  host.answers['maxresdefault.jpg'] = { body: await picture(1280, 720) };
  expect(await found()).toEqual([1280, 720]);
  expect(askedSizes()).toEqual(['maxresdefault.jpg']);
});

test('BLK-04 fetches the next smaller size if one is missing or is the placeholder of 120 by 90 px', async () => {
  host.answers['maxresdefault.jpg'] = { body: await picture(120, 90) };
  host.answers['sddefault.jpg'] = { status: 404, body: await picture(120, 90) };
  host.answers['hqdefault.jpg'] = { body: await picture(480, 360) };
  expect(await found()).toEqual([480, 360]);
  expect(askedSizes()).toEqual(['maxresdefault.jpg', 'sddefault.jpg', 'hqdefault.jpg']);
});

test('BLK-04 fetches the smallest size, which has 120 by 90 px itself, if all others are placeholders', async () => {
  const placeholder = { body: await picture(120, 90) };
  for (const size of ['maxres', 'sd', 'hq', 'mq', '']) host.answers[`${size}default.jpg`] = placeholder;
  expect(await found()).toEqual([120, 90]);
  expect(askedSizes()).toEqual(['maxresdefault.jpg', 'sddefault.jpg', 'hqdefault.jpg', 'mqdefault.jpg', 'default.jpg']);
});

test('BLK-04 SEC-07 refuses data that is not a picture or is too large', async () => {
  host.answers['maxresdefault.jpg'] = { type: 'text/html', body: await picture(1280, 720) };
  host.answers['sddefault.jpg'] = { body: '<script>alert(1)</script>' };
  host.answers['hqdefault.jpg'] = { body: Buffer.concat([await picture(480, 360), Buffer.alloc(3_000_000)]) };
  host.answers['mqdefault.jpg'] = { body: await picture(320, 180) };
  expect(await found()).toEqual([320, 180]);
});

test('BLK-04 returns no picture if the host has none, and fails if the host fails or is unreachable', async () => {
  expect(await found()).toBeUndefined();
  host.answers['maxresdefault.jpg'] = { status: 503, body: '' };
  await expect(found()).rejects.toThrow('503');
  await expect(maxPicture('http://127.0.0.1:1', film)).rejects.toThrow();
});
