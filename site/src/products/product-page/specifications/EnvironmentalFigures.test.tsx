import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { SelectionProvider } from '../configuration/use-variant-selection.tsx';
import { EnvironmentalFigures } from './EnvironmentalFigures.tsx';

const environmental = {
  co2eKg: 98.9,
  mkiEur: 11.87,
  recycledContentPercent: null,
  detachabilityPercent: 100,
  dataQuality: null,
  boundary: 'A1–A3',
  source: 'Eigen berekening',
  date: '2026-11',
  illustrative: true,
};
const bench = {
  variants: [
    { sku: 'B-01', co2eKg: 98.9, mkiEur: 11.87 },
    { sku: 'B-02', co2eKg: 158.9, mkiEur: null },
  ],
  ...{ colours: [], anyRal: false, mountings: [] },
};

const view = (figures: object, stated = {}) => (
  <SelectionProvider product={bench} stated={stated}>
    <EnvironmentalFigures product={{ environmental: figures, variants: bench.variants } as never} />
  </SelectionProvider>
);

const textOf = (html: string) => html.replace(/<sub>|<\/sub>/g, '').replace(/<[^>]*>/g, '|');

test('CAT-05 environmental figures have their boundary, source and date, and are marked as illustrative', () => {
  const text = textOf(renderView(view(environmental)));
  for (const part of ['Illustratief', 'CO2e', '98,9 kg', '100%', 'A1–A3', 'Eigen berekening', 'november 2026']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Gerecycled');
});

test('CAT-05 figures that are not illustrative have no mark', () => {
  const verified = { ...environmental, illustrative: false };
  expect(renderView(view(verified))).not.toContain('Illustratief');
});

test('CAT-10 environmental figures are those of the variant in the address, without substitutes from others', () => {
  const text = textOf(renderView(view(environmental, { variant: 'B-02' })));
  expect(text).toContain('158,9 kg');
  expect(text).not.toContain('98,9 kg');
  expect(text).not.toContain('11,87');
});
