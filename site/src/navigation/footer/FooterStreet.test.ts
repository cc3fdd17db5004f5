import { expect, test } from 'vitest';
import { lengthMm, streetOf } from './FooterStreet.tsx';

const things = (...widths: number[]) => widths.map((widthMm) => ({ widthMm }));

test('NAV-08 a short street is mirrored until it is long enough', () => {
  expect(streetOf(things(5900, 1800, 500)).map(({ widthMm }) => widthMm)).toEqual([5900, 1800, 500, 1800, 5900, 1800, 500]);
  expect(lengthMm(things(3900, 1800))).toBe(7900);
});

test('NAV-08 a long street and a single elevation stay unchanged', () => {
  const long = things(...Array<number>(20).fill(1000));
  expect(streetOf(long)).toEqual(long);
  expect(streetOf(things(1000))).toHaveLength(1);
  expect(streetOf([])).toEqual([]);
});
