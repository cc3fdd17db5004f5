import { expect, test } from 'vitest';
import { footerSectionParts } from './FooterSection.tsx';
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

test('NAV-08 a section of the footer is split into its heading and the rest', () => {
  expect(footerSectionParts('<h3>Service</h3><ul><li>Stalen</li></ul>')).toEqual({
    heading: 'Service',
    html: '<ul><li>Stalen</li></ul>',
  });
});

test.each(['<p>Only text</p>', '<h3><a href="/x/">Linked</a></h3><p>Text</p>', '<h3></h3><p>Text</p>'])(
  'NAV-08 a section without a plain heading is not split: %s',
  (html) => expect(footerSectionParts(html)).toEqual({ heading: undefined, html }),
);
