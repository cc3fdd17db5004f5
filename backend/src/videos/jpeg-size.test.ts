import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegSize } from './jpeg-size.ts';

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52' } });

test('BLK-04 the size of a picture is read from its header, whichever way it was made', async () => {
  expect(jpegSize(await picture(120, 90).jpeg().toBuffer())).toEqual({ width: 120, height: 90 });
  expect(jpegSize(await picture(1280, 720).jpeg({ progressive: true }).withMetadata().toBuffer())).toEqual({
    width: 1280,
    height: 720,
  });
});

test('BLK-04 what is no JPEG picture has no size', async () => {
  expect(jpegSize(await picture(120, 90).png().toBuffer())).toBeUndefined();
  expect(jpegSize(Buffer.from('<html>'))).toBeUndefined();
  const cut = (await picture(120, 90).jpeg().toBuffer()).subarray(0, 30);
  expect(jpegSize(cut)).toBeUndefined();
  expect(jpegSize(Buffer.alloc(0))).toBeUndefined();
});
