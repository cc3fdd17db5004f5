import { seating } from '../product-list.ts';
import { bench } from '../quotation.ts';
import { expect, test } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

/** Returns the requested formats of each picture, by its address without width and format. */
async function requestedFormats({ tab }: Visitor): Promise<[picture: string, formats: string[]][]> {
  const pictures = new Map<string, Set<string>>();
  for (const address of await tab.requests()) {
    const [, picture, format] = /\/media\/crops\/(.+)-\d+\.(\w+)$/.exec(address) ?? [];
    if (picture && format) pictures.set(picture, (pictures.get(picture) ?? new Set()).add(format));
  }
  return [...pictures].map(([picture, formats]) => [picture, [...formats]]);
}

const isLoaded = () => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  return pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0);
};

test('CAT-07 each picture of a product page is requested in a single modern format', async ({ visitor }) => {
  await visitor.open(bench);
  await visitor.until('a picture', isLoaded).toBe(true);
  await visitor.untilIdleWorkIsDone();
  const formats = await requestedFormats(visitor);
  expect(formats.length, 'pictures').toBeGreaterThan(1);
  expect(formats.filter(([, [format, ...others]]) => format === 'jpg' || others.length > 0)).toEqual([]);
});

test('CAT-07 each picture is requested in a single modern format after client-side navigation', async ({ visitor }) => {
  await visitor.open(seating);
  await visitor.click('main li h3 a', 'Meent parkbank');
  await visitor.isAt(bench);
  await visitor.sees('main h1', 'Meent parkbank');
  await visitor.until('a picture', isLoaded).toBe(true);
  await visitor.untilIdleWorkIsDone();
  const formats = await requestedFormats(visitor);
  expect(formats.length, 'pictures').toBeGreaterThan(1);
  expect(formats.filter(([, [format, ...others]]) => format === 'jpg' || others.length > 0)).toEqual([]);
});
