import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import type { LineDetails } from './line-details.ts';
import { QuotationTotals } from './QuotationTotals.tsx';

const line = { id: 4, uri: 'products/bench', title: 'Bench', category: 'Benches', productImage: '', amount: 1 };
const figures = { co2eKg: 10, mkiEur: 1, boundary: 'A1-A3', source: 'EPD', date: '2026-11', illustrative: false };
const plain = { ...line, finish: '', options: '', figures } as unknown as LineDetails;

test.each([
  [{ ...plain, options: 'Armrest (BM-1-L1)' }, true],
  [{ ...plain, options: 'Armrest (BM-1-L1)', figures: undefined }, false],
  [plain, false],
])('QUO-09 CAT-16 the totals say that the environmental figures leave out the options: case %#', (details, says) => {
  const html = renderView(<QuotationTotals lines={[line]} details={[details]} />, { locale: 'en' });
  expect(html.includes('CO₂ equivalent and environmental cost do not include the chosen options.')).toBe(says);
});
