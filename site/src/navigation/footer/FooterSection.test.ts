import { expect, test } from 'vitest';
import { footerSectionParts } from './FooterSection.tsx';

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
