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
  standard: true,
  surcharge: null as number | null,
  factValues: ['ral-7016', 'any-ral'],
  productCount: 33,
};
const yellow = { ...anthracite, id: 2, code: 'RAL 1003', title: 'Signal yellow', standard: false, factValues: ['any-ral'] };
const unused = { ...yellow, id: 3, code: 'DB 701', factValues: [], productCount: 0 };

const html = (colours: object[], standard = true, isMember = false, samplesUri: string | null = null) =>
  renderView(
    <ColourChart
      groups={[{ id: 1, title: 'Standard', standard, colours }] as never}
      sets={{ globals: { samplesUri } } as never}
    />,
    { locale: 'en', isMember },
  );

test('CON-05 a panel leads to the page of samples with its colour, where editors name one', () => {
  expect(html([unused], true, false, 'service/samples')).toMatch(
    /href="\/en\/service\/samples\/\?samples=db-701&amp;otherColour=DB\+701"[^>]*>Order a sample<\/a>/,
  );
  expect(html([unused])).not.toContain('samples');
});

test('CON-05 a swatch says code, name and light reflectance in words, and draws the reflectance as a length', () => {
  const swatch = html([anthracite]);
  expect(swatch).toMatch(/<button[^>]*popoverTarget="colour-1"[^>]*>.*RAL 7016.*Anthracite grey.*LRV 4\.7.*<\/button>/);
  expect(swatch).toContain('style="--swatch:#383E42;--reflectance:4.7%"');
});

test('CON-05 its panel says system, group and finish, and leads to the products that come in it', () => {
  const panel = html([anthracite]);
  for (const text of ['RAL Classic', 'Grey', 'Smooth matt / Fine texture', '33 products in this colour'])
    expect(panel).toContain(text);
  expect(panel).toContain('href="/en/products/?f.colour=ral-7016+any-ral"');
});

test('CON-05 a colour that no product comes in says so, and leads nowhere', () => {
  expect(html([unused])).toContain('No product in this colour yet');
  expect(html([unused])).not.toContain('<a ');
});

test('CON-05 only the standard palette is said to cost nothing more', () => {
  expect(html([anthracite])).toContain('<p class="_note');
  expect(html([yellow], false)).not.toContain('<p class="_note');
});

test('CAT-06 members see the surcharge, guests that they have to log in for it', () => {
  expect(html([yellow])).toContain('Shown once you have logged in');
  expect(html([{ ...yellow, surcharge: 185 }], false, true)).toContain('€185 per order');
  expect(html([anthracite])).toContain('<dd>None</dd>');
});
