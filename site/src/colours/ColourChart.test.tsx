import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { ColourChart } from './ColourChart.tsx';

const anthracite = {
  id: 1,
  code: 'RAL 7016',
  title: 'Anthracite grey',
  hex: '#383E42',
  lightReflectance: 4.7,
  group: 'Grey',
  system: 'RAL Classic',
  finishes: ['Smooth matt', 'Fine texture'],
  hasSurcharge: false,
  surcharge: null as number | null,
  factValues: ['ral-7016', 'any-ral'],
  productCount: 33,
};
const yellow = { ...anthracite, id: 2, code: 'RAL 1003', title: 'Signal yellow', hasSurcharge: true, factValues: ['any-ral'] };
const unused = { ...yellow, id: 3, code: 'DB 701', factValues: [], productCount: 0 };

const html = (colours: object[], standard = true, isMember = false, samplesUri: string | null = null) =>
  renderView(
    <ColourChart
      groups={[{ id: 1, title: 'Standard', standard, colours }] as never}
      sets={{ globals: { samplesUri } } as never}
    />,
    { locale: 'en', isMember },
  );

test('CON-05 a panel links to the samples page with its colour, if editors have chosen that page', () => {
  expect(html([unused], true, false, 'service/samples')).toMatch(
    /href="\/en\/service\/samples\/\?samples=db-701&amp;otherColour=DB\+701"[^>]*>Order a sample<\/a>/,
  );
  expect(html([unused])).not.toContain('samples');
});

test('CON-05 a swatch shows its code, name and light reflectance, also as a length', () => {
  const swatch = html([anthracite]);
  expect(swatch).toMatch(/<button[^>]*popoverTarget="colour-1"[^>]*>.*RAL 7016.*Anthracite grey.*LRV 4\.7.*<\/button>/);
  expect(swatch).toContain('style="--swatch:#383E42;--reflectance:4.7%"');
});

test('CON-05 the panel shows system, group and finish, and links to the products in that colour', () => {
  const panel = html([anthracite]);
  for (const text of ['RAL Classic', 'Grey', 'Smooth matt / Fine texture', '33 products in this colour'])
    expect(panel).toContain(text);
  expect(panel).toContain('href="/en/products/?f.colour=ral-7016+any-ral"');
});

test('CON-05 a colour without products shows that and has no link to products', () => {
  expect(html([unused])).toContain('No product in this colour yet');
  expect(html([unused])).not.toContain('/en/products/');
});

test('CAT-20 a panel leads to the contrast of its colour with a paving, if its reflectance is known', () => {
  expect(html([anthracite])).toContain('href="/en/contrast/?colour=RAL-7016"');
  expect(html([{ ...anthracite, lightReflectance: null }])).not.toContain('/en/contrast/?');
});

test('CON-05 only the standard palette is marked as free of surcharge', () => {
  expect(html([anthracite])).toContain('<p class="_note');
  expect(html([yellow], false)).not.toContain('<p class="_note');
  expect(html([anthracite, yellow]), 'with a colour that has a surcharge').not.toContain('<p class="_note');
});

test('CAT-06 members see the surcharge, and guests that they must log in to see it', () => {
  expect(html([yellow])).toContain('Shown once you have logged in');
  expect(html([{ ...yellow, surcharge: 185 }], false, true)).toContain('€185 per order');
  expect(html([anthracite])).toContain('<dd>None</dd>');
});
