import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CropName, crops } from '@plantsoen/contract/crops.ts';
import * as ssimulacra2 from 'calc-s2-rust/calc_s2_rust.js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localStorage } from '../platform/storage/local-storage.ts';
import type { CropJob } from './crop-job.ts';
import { cropLadder, cropSize, isDense, type Size } from './crop-ladder.ts';
import { makeCrop } from './make-crop.ts';

const folder = mkdtempSync(join(tmpdir(), 'crop-quality-'));
const source = fileURLToPath(new URL('../../../demo-content/media/scenes/courtyard.jpg', import.meta.url));
const storage = localStorage(folder);
let size: Size;
let memory: WebAssembly.Memory;

beforeAll(async () => {
  // The module logs each buffer.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const wasm = createRequire(import.meta.url).resolve('calc-s2-rust/calc_s2_rust_bg.wasm');
  memory = ssimulacra2.initSync(readFileSync(wasm)).memory;
  await storage.write('courtyard.jpg', readFileSync(source));
  const { width, height } = await sharp(source).metadata();
  size = { width, height };
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Generates a file of a crop as the API does and returns its path. */
async function fileOf(name: CropName, width: number, format: CropJob['format']): Promise<string> {
  const made = cropSize(size, name, width);
  if (!made) throw new Error(`${name} has no width ${width}`);
  const target = `${name}-${width}.${format}`;
  const crop = { ...made, fit: crops[name].fit, focalX: 50, focalY: 50 };
  await makeCrop(storage, { source: 'courtyard.jpg', target, format, cutOut: false, crop, isDense: isDense(size, name, width) });
  return join(folder, target);
}

/** Returns the SSIMULACRA2 score of a file against its lossless version, both at the size in which pages show them. */
async function score(file: string, original: string, { width, height }: Size): Promise<number> {
  for (const [key, path] of Object.entries({ file, original })) {
    const pixels = await sharp(path).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const place = ssimulacra2.new_buffer(key, pixels.length);
    new Uint8Array(memory.buffer, place, pixels.length).set(pixels);
  }
  const answer = ssimulacra2.calc_s2('original', 'file', width, height);
  for (const key of ['file', 'original']) ssimulacra2.remove_buffer(key);
  return answer;
}

/**
 * Minimum measured width in px. The six scales of SSIMULACRA2 give no reliable score for smaller files, not even for a good JPEG.
 */
const minMeasuredWidth = 256;

/** Minimum score per format. WebP halves the resolution of colours, so no setting exceeds 84 in files for dense screens. */
const minScore = { avif: 85, webp: 82, jpg: 85 };

/** One crop per order of magnitude. All other crops lie in between and use the same settings. */
const measured = ['productHighlight', 'categoryCard', 'product', 'contentImage'] as const;

test.each(measured)(
  'CAT-07 SSIMULACRA2 finds no visible difference in any file of the crop %s',
  async (name) => {
    const { width: full, height, widths } = cropLadder(size, name);
    const scores: [string, number][] = [];
    const errors: [string, number][] = [];
    for (const width of widths) {
      const shown = width > full ? { width: full, height } : (cropSize(size, name, width) as Size);
      if (shown.width < minMeasuredWidth) continue;
      const original = await fileOf(name, width, 'png');
      for (const format of ['avif', 'webp', 'jpg'] as const) {
        const measuredScore = await score(await fileOf(name, width, format), original, shown);
        scores.push([`${width} ${format}`, measuredScore]);
        if (measuredScore < minScore[format]) errors.push([`${width} ${format}`, measuredScore]);
      }
    }
    expect(scores.length).toBeGreaterThanOrEqual(6);
    expect(errors).toEqual([]);
  },
  240_000,
);

test('CAT-07 gives a coarse file a low score', async () => {
  const original = await fileOf('product', 625, 'png');
  const coarse = join(folder, 'coarse.jpg');
  await sharp(original).jpeg({ quality: 40 }).toFile(coarse);
  expect(await score(coarse, original, { width: 625, height: 468 })).toBeLessThan(75);
}, 60_000);
