import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { localStorage } from '../platform/storage/local-storage.ts';
import { type CropJob, standInOf } from './crop-job.ts';
import { makeCrop } from './make-crop.ts';

const folder = mkdtempSync(join(tmpdir(), 'make-crop-'));
const make = (job: CropJob) => makeCrop(localStorage(folder), job);
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a picture of red, green and blue stripes, 100 px wide each, and returns its key. */
async function stripes(): Promise<string> {
  const file = 'stripes.png';
  const stripe = (background: string, left: number) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background } },
    left,
    top: 0,
  });
  await sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
    .composite([stripe('lime', 100), stripe('blue', 200)])
    .png()
    .toFile(join(folder, file));
  return file;
}

async function colourAt(file: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(join(folder, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

test('CAT-07 keeps the focal point of a picture in a crop', async () => {
  const source = await stripes();
  const colours = [];
  for (const focalX of [0, 50, 100]) {
    const target = `focal-${focalX}.png`;
    await make({
      source,
      target,
      format: 'png',
      cutOut: false,
      crop: { width: 50, height: 50, fit: 'cover', focalX, focalY: 50 },
    });
    colours.push(await colourAt(target, 25, 25));
  }
  expect(colours).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ]);
});

test('CAT-07 the temporary file of a transparent picture is transparent too', async () => {
  const size = { width: 40, height: 40 };
  await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .png()
    .toFile(join(folder, 'clear.png'));
  const job = { source: 'clear.png', target: 'clear.avif', format: 'avif', cutOut: false } as const;
  await make(standInOf(job));
  const { data } = await sharp(join(folder, standInOf(job).target))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.length).toBe(40 * 40 * 4);
  expect(data.every((level) => level === 0)).toBe(true);
});

/** Returns the root mean square difference of two pictures at the same size, in levels of 255. */
async function difference(file: string, original: string, width: number, height: number): Promise<number> {
  const levels = (source: string | Buffer) => sharp(source).resize(width, height).removeAlpha().raw().toBuffer();
  const pairs = await Promise.all([sharp(file).toBuffer().then(levels), levels(original)]);
  const [seen, wanted] = pairs as [Buffer, Buffer];
  return Math.sqrt(wanted.reduce((sum, level, index) => sum + (level - (seen[index] ?? 0)) ** 2, 0) / wanted.length);
}

test('CAT-07 uses fewer bytes per pixel in a file for dense screens, with equal quality at the size of the crop', async () => {
  const source = 'rough.png';
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  await sharp({ create: { width: 160, height: 160, channels: 3, background: 'grey', noise } })
    .blur(1)
    .png()
    .toFile(join(folder, source));
  const crop = (width: number) => ({ width, height: width, fit: 'cover' as const, focalX: 50, focalY: 50 });
  const [single, dense, full] = ['single.avif', 'dense.avif', 'full.avif'] as const;
  const sizeOf = (file: string) => statSync(join(folder, file)).size;
  const job = { source, format: 'avif' as const, cutOut: false };
  await make({ ...job, target: single, crop: crop(80) });
  await make({ ...job, target: dense, crop: crop(160), isDense: true });
  await make({ ...job, target: full, crop: crop(160) });
  expect(sizeOf(dense)).toBeLessThan(0.6 * sizeOf(full));
  const differences = [single, dense].map((file) => difference(join(folder, file), join(folder, source), 80, 80));
  const [atOnce, reduced] = (await Promise.all(differences)) as [number, number];
  expect(reduced).toBeLessThan(atOnce * 1.1);
}, 20_000);

test('CAT-07 leaves no file behind for an unreadable picture', async () => {
  const target = 'broken/x.webp';
  await expect(make({ source: 'absent.jpg', target, format: 'webp', cutOut: false })).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('x.webp');
});

test('HERO-06 makes the background of a studio picture white and keeps the colour of the product', async () => {
  const source = 'studio.png';
  const product = {
    input: { create: { width: 80, height: 60, channels: 3 as const, background: '#803010' } },
    left: 60,
    top: 70,
  };
  await sharp({ create: { width: 200, height: 200, channels: 3, background: '#f0efee' } })
    .composite([product])
    .png()
    .toFile(join(folder, source));
  const target = 'white.png';
  await make({ source, target, format: 'png', cutOut: true });
  expect(await colourAt(target, 20, 100)).toEqual([255, 255, 255]);
  expect(await colourAt(target, 0, 0)).toEqual([255, 255, 255]);
  expect(await colourAt(target, 199, 199)).toEqual([255, 255, 255]);
  const lifted = [0x80, 0x30, 0x10].map((level) => Math.round(level / 0.93));
  const seen = await colourAt(target, 100, 100);
  for (const [channel, level] of lifted.entries()) expect(Math.abs((seen[channel] ?? 0) - level)).toBeLessThan(2);
});
