import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localStorage } from '../platform/storage/local-storage.ts';
import { type VideoPicturesOptions, videoPictures } from './video-pictures.ts';

const film = 'aqz-KE-bpKQ';
const picture = { bytes: Buffer.from('a picture'), width: 640, height: 480 };

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'videos-'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataFolder, { recursive: true });
});

function pictures(fetchPicture: VideoPicturesOptions['fetchPicture']) {
  const told: string[] = [];
  const onKept = async (videoId: string) => void told.push(`kept ${videoId}`);
  const onFailure = (error: unknown) => void told.push(String(error));
  return { told, ...videoPictures({ storage: localStorage(dataFolder), fetchPicture, onKept, onFailure }) };
}

test('BLK-04 fetches a picture once, stores it in the media folder and reports it', async () => {
  const fetchPicture = vi.fn(async () => picture);
  const { pictureOf, told } = pictures(fetchPicture);
  expect(await Promise.all([pictureOf(film), pictureOf(film)])).toEqual([undefined, undefined]);
  await expect.poll(() => told).toEqual([`kept ${film}`]);
  const kept = await pictureOf(film);
  expect(kept).toEqual({ name: expect.stringMatching(/^aqz-KE-bpKQ-[0-9a-f]{24}-640x480$/), width: 640, height: 480 });
  expect(readdirSync(join(dataFolder, 'media', 'videos'))).toEqual([`${kept?.name}.jpg`]);
  expect(fetchPicture).toHaveBeenCalledTimes(1);
});

test('BLK-04 finds stored pictures after a restart without fetching them', async () => {
  const first = pictures(async () => picture);
  await first.pictureOf(film);
  await expect.poll(() => first.told).toHaveLength(1);
  const fetchPicture = vi.fn(async () => picture);
  expect(await pictures(fetchPicture).pictureOf(film)).toMatchObject({ width: 640 });
  expect(fetchPicture).not.toHaveBeenCalled();
});

test('BLK-04 returns none without a network, and retries after ten minutes, then after an hour, but not on every request', async () => {
  const fetchPicture = vi.fn<VideoPicturesOptions['fetchPicture']>(async () => {
    throw new Error('no network');
  });
  const { pictureOf, told } = pictures(fetchPicture);
  for (let asked = 0; asked < 5; asked++) expect(await pictureOf(film)).toBeUndefined();
  expect(fetchPicture).toHaveBeenCalledTimes(1);
  expect(told).toEqual(['Error: no network']);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(fetchPicture).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetchPicture).toHaveBeenCalledTimes(2);
  fetchPicture.mockResolvedValue(picture);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await expect.poll(() => told.at(-1)).toBe(`kept ${film}`);
  expect(await pictureOf(film)).toMatchObject({ height: 480 });
});
