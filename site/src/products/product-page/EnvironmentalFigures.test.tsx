import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
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
const textOf = (html: string) => html.replace(/<sub>|<\/sub>/g, '').replace(/<[^>]*>/g, '|');

test('CAT-05 environmental figures stand with their boundary, source and date, and are marked as illustrative', () => {
  const text = textOf(renderView(<EnvironmentalFigures product={{ environmental } as never} />));
  for (const part of ['Illustratief', 'CO2e', '98,9 kg', '100%', 'A1–A3', 'Eigen berekening', 'november 2026']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Gerecycled');
});

test('CAT-05 figures that are not illustrative carry no mark', () => {
  const verified = { environmental: { ...environmental, illustrative: false } } as never;
  expect(renderView(<EnvironmentalFigures product={verified} />)).not.toContain('Illustratief');
});
