import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegSize } from './jpeg-size.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52' } });

test('BLK-04 reads the size of a picture from its header, for every kind of JPEG', async () => {
  expect(jpegSize(await picture(120, 90).jpeg().toBuffer())).toEqual({ width: 120, height: 90 });
  expect(jpegSize(await picture(1280, 720).jpeg({ progressive: true }).withMetadata().toBuffer())).toEqual({
    width: 1280,
    height: 720,
  });
});

test('BLK-04 returns no size for data that is not a JPEG', async () => {
  expect(jpegSize(await picture(120, 90).png().toBuffer())).toBeUndefined();
  expect(jpegSize(Buffer.from('<html>'))).toBeUndefined();
  const cut = (await picture(120, 90).jpeg().toBuffer()).subarray(0, 30);
  expect(jpegSize(cut)).toBeUndefined();
  expect(jpegSize(Buffer.alloc(0))).toBeUndefined();
});
