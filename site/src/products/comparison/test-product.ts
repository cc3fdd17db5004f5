import type { FragmentOf } from '../../platform/data/operation.ts';
import type { ComparedProductFragment } from '../../platform/generated/operations-types.ts';
import type { NumberedAnswer } from './compared-columns.ts';

const noSupply = {
  embedDepthMm: null,
  leadTimeStandardWeeks: 6,
  leadTimeSpecialWeeks: 8,
  warrantyYears: 5,
  sparePartsYears: null,
  maintenanceIntervalMonths: null,
  designYear: null,
  madeIn: null,
};

/** Returns a product with two variants and two colours for tests. */
export function testProduct(id: number, more: Partial<ComparedProductFragment> = {}): ComparedProductFragment {
  const sku = `P${id}`;
  const variant = (place: number, lengthMm: number) => ({
    id: id * 10 + place,
    sku: `${sku}-${place}`,
    title: `${lengthMm} mm`,
    dimensions: { lengthMm, widthMm: 600, heightMm: 800 },
    weightKg: lengthMm / 10,
    co2eKg: 98.9,
    mkiEur: 11.87,
    elevation: { url: `/media/elevations/${sku}-${place}.svg`, widthMm: lengthMm, heightMm: 800 },
    price: null,
    materials: null,
    specifications: null,
  });
  const product = {
    id,
    title: `Bank ${id}`,
    uri: `producten/banken/bank-${id}`,
    sku,
    category: { id: 1, title: 'Banken' },
    productImage: null,
    discontinued: null,
    dimensions: { lengthMm: 1800, widthMm: 600, heightMm: 800 },
    weightKg: 180,
    elevation: { url: `/media/elevations/${sku}.svg`, widthMm: 1800, heightMm: 800 },
    price: null,
    variants: [variant(1, 1800), variant(2, 2400)],
    colours: [
      { id: 1, code: 'RAL 7016', title: 'Antracietgrijs', hex: '#383e42', hasSurcharge: false },
      { id: 2, code: 'RAL 7022', title: 'Ombergrijs', hex: '#4c4a44', hasSurcharge: true },
    ],
    anyRal: false,
    mountings: [
      { id: 1, key: 'in-ground', title: 'Ingraven' },
      { id: 2, key: 'freestanding', title: 'Vrijstaand' },
    ],
    options: [{ number: `${sku} L1`, title: 'Armleuning', weightKg: 2, price: { amount: 90 }, excludes: [], requires: [] }],
    materials: [{ id: 1, title: 'FSC-hardhout' }],
    specifications: [{ key: 'seatHeightMm', name: 'Zithoogte', value: '455', unit: 'mm' }],
    supply: noSupply,
    environmental: null,
  };
  return { ...product, ...more } as unknown as ComparedProductFragment;
}

/** Returns the answer of the API to an article number. */
export function answerTo(number: string, product: ComparedProductFragment, sku: string | null = number): NumberedAnswer {
  return { number, sku, product: product as unknown as FragmentOf<ComparedProductFragment> };
}
