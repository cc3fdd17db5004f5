import { expect, test } from 'vitest';
import { basesOf, detailsOf, leadTimes, type QuotationProduct, totalOf } from './line-details.ts';

const line = {
  id: 4,
  uri: 'producten/bank',
  title: 'Bank',
  category: 'Banken',
  productImage: '',
  amount: 3,
  variant: 'BM-1010-02',
  colour: 'RAL 7016',
  mounting: 'surface',
};
const measures = (lengthMm: number) => ({ lengthMm, widthMm: 640, heightMm: 835 });
const product = {
  title: 'Bench',
  uri: 'products/bench',
  category: { title: 'Benches' },
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  weightKg: 61,
  variants: [
    { sku: 'BM-1010-01', title: '1800 mm', dimensions: measures(1800), weightKg: 61 },
    { sku: 'BM-1010-02', title: '2400 mm', dimensions: measures(2400), weightKg: 79 },
  ],
  colours: [
    { code: 'RAL 7016', title: 'Anthracite grey', hasSurcharge: false },
    { code: 'DB 703', title: 'Micaceous iron (DB 703)', hasSurcharge: true },
  ],
  options: [],
  mountings: [{ key: 'surface', title: 'On a base plate' }],
  supply: { leadTimeStandardWeeks: 6, leadTimeSpecialWeeks: 8 },
  environmental: null,
} as unknown as QuotationProduct;
const products = new Map([[4, product]]);

test('QUO-07 a line shows the live product in the language of the page', () => {
  expect(detailsOf(line, products)).toEqual({
    title: 'Bench',
    category: 'Benches',
    uri: 'products/bench',
    measure: '2400 mm',
    finish: 'RAL 7016 Anthracite grey, On a base plate',
    options: '',
    weightKg: 237,
    leadTimeWeeks: 6,
    pieceEur: undefined,
    priceEur: undefined,
    figures: undefined,
    gone: undefined,
  });
});

test.each([{ colour: 'RAL 4711' }, { mounting: 'wall' }])(
  'QUO-07 a line shows that %o is no longer available, and keeps the figures of its variant',
  (choice) => {
    expect(detailsOf({ ...line, ...choice }, products)).toMatchObject({ measure: '2400 mm', weightKg: 237, gone: 'finish' });
  },
);

test('CAT-10 QUO-07 a line whose variant no longer exists has no figures of another variant', () => {
  const environmental = { co2eKg: 120, mkiEur: 12, boundary: 'A1-A3', source: 'x', date: '2026-01-01', illustrative: true };
  const priced = { ...product, environmental, price: { amount: 890 } } as unknown as QuotationProduct;
  expect(detailsOf({ ...line, variant: 'BM-1010-09' }, new Map([[4, priced]]))).toMatchObject({
    title: 'Bench',
    measure: 'BM-1010-09',
    weightKg: undefined,
    leadTimeWeeks: undefined,
    pieceEur: undefined,
    figures: undefined,
    gone: 'variant',
  });
});

test('CAT-09 the price of a line is that of its variant times its pieces, or the single price of all variants', () => {
  const [small, large] = product.variants;
  const variants = [
    { ...small, price: { amount: 890 } },
    { ...large, price: { amount: 1040 } },
  ];
  const priced = (price: object) => new Map([[4, { ...product, variants, price } as unknown as QuotationProduct]]);
  const unchosen = { ...line, variant: undefined };
  expect(detailsOf(line, priced({ amount: 890, from: true }))).toMatchObject({ pieceEur: 1040, priceEur: 3120 });
  expect(detailsOf(unchosen, priced({ amount: 890, from: true })).priceEur).toBeUndefined();
  expect(detailsOf(unchosen, priced({ amount: 890, from: false })).priceEur).toBe(2670);
});

test('QUO-07 a line without a variant shows the product’s measures and weight, and a colour code only once', () => {
  const plain = { ...line, variant: undefined, mounting: undefined, colour: 'DB 703', amount: null };
  expect(detailsOf(plain, products)).toMatchObject({
    measure: '1800 × 640 × 835 mm',
    finish: 'Micaceous iron (DB 703)',
    weightKg: 61,
  });
});

test('QUO-07 the only variant of a product is not named, but its weight is used', () => {
  const variants = [{ sku: 'BM-1010-02', title: 'Standard', dimensions: measures(2400), weightKg: 79 }];
  const only = new Map([[4, { ...product, variants } as unknown as QuotationProduct]]);
  expect(detailsOf(line, only)).toMatchObject({ measure: '2400 × 640 × 835 mm', weightKg: 237 });
});

test('CAT-10 the lead time of a line is that of its colour', () => {
  const weeks = (colour: string) => detailsOf({ ...line, colour }, products).leadTimeWeeks;
  expect(weeks('RAL 7016')).toBe(6);
  expect(weeks('DB 703'), 'a colour with a surcharge').toBe(8);
  expect(weeks('RAL'), 'any RAL colour').toBe(8);
});

test('QUO-07 the stored data are shown until the products are loaded', () => {
  expect(detailsOf(line, new Map())).toEqual({
    title: 'Bank',
    category: 'Banken',
    uri: 'producten/bank',
    measure: 'BM-1010-02',
    finish: 'RAL 7016',
    options: '',
    weightKg: undefined,
    leadTimeWeeks: undefined,
    figures: undefined,
    gone: undefined,
  });
});

test('QUO-07 a product that is no longer live is marked', () => {
  expect(detailsOf(line, new Map([[4, undefined]])).gone).toBe('product');
});

test('QUO-07 the totals are the known weight and the longest lead time', () => {
  const known = detailsOf(line, products);
  const unknown = detailsOf(line, new Map());
  const weight = ({ weightKg }: typeof known) => weightKg;
  expect(totalOf([known, known], weight)).toEqual({ value: 474, isWhole: true });
  expect(totalOf([known, unknown], weight)).toEqual({ value: 237, isWhole: false });
  expect(totalOf([unknown], weight)).toBeUndefined();
});

test('QUO-08 each product has its slowest lead time, and the longest one is last', () => {
  const known = detailsOf(line, products);
  const timed = (title: string, leadTimeWeeks: number | undefined) => ({ ...known, title, leadTimeWeeks });
  const details = [timed('Heem', 7), timed('Meent', 4), timed('Meent', 6), timed('Sluis', undefined), timed('Korf', 5)];
  expect(leadTimes(details)).toEqual([
    { title: 'Korf', weeks: 5 },
    { title: 'Meent', weeks: 6 },
    { title: 'Heem', weeks: 7 },
  ]);
  expect(leadTimes([timed('Sluis', undefined)])).toEqual([]);
});

test('QUO-08 environmental figures cover all pieces and include their basis', () => {
  const basis = { boundary: 'A1-A3', source: 'EPD', date: '2026-11', illustrative: true };
  const environmental = { ...basis, co2eKg: 100.1, mkiEur: 12 };
  const dimensions = measures(2400);
  const variants = [{ sku: 'BM-1010-02', title: '2400 mm', dimensions, weightKg: 79, co2eKg: 120.2, mkiEur: null }];
  const measured = { ...product, environmental, variants } as unknown as QuotationProduct;
  const details = detailsOf(line, new Map([[4, measured]]));
  expect(details.figures, 'a figure of another variant stands for none').toEqual({ ...basis, co2eKg: 360.6, mkiEur: undefined });
  expect(totalOf([details, details], ({ figures }) => figures?.co2eKg)).toEqual({ value: 721.2, isWhole: true });
  expect(basesOf([details, details])).toEqual([details.figures]);
  expect(detailsOf(line, products).figures).toBeUndefined();
});

test('CAT-17 a discontinued product is marked, keeps its figures, and names its successor', () => {
  const successor = { id: 9, title: 'Bench 2', uri: 'products/bench-2', category: { title: 'Benches' }, productImage: null };
  const discontinued = { ...product, discontinued: { successor } } as unknown as QuotationProduct;
  expect(detailsOf(line, new Map([[4, discontinued]]))).toMatchObject({
    ...{ gone: 'discontinued', weightKg: 237 },
    successor: { id: 9, title: 'Bench 2', uri: 'products/bench-2', category: 'Benches', productImage: '' },
  });
  expect(detailsOf(line, products).successor).toBeUndefined();
});

test('CAT-18 a line of a spare part shows the part, names its product, and has its price for members', () => {
  const spareParts = [
    { number: 'BM-1010-S01', title: 'Seat slat', note: 'hardwood', endedYear: null, price: { amount: 38 } },
    { number: 'BM-1010-S91', title: 'Old slat', note: null, endedYear: 2019, price: null },
  ];
  const known = new Map([[4, { ...product, spareParts } as unknown as QuotationProduct]]);
  const { variant: _, colour: __, mounting: ___, ...plain } = line;
  expect(detailsOf({ ...plain, part: 'BM-1010-S01' }, known)).toEqual({
    ...{
      title: 'Seat slat',
      category: 'Bench',
      uri: 'products/bench',
      measure: 'BM-1010-S01, hardwood',
      finish: '',
      options: '',
    },
    ...{ pieceEur: 38, priceEur: 114 },
  });
  expect(detailsOf({ ...plain, part: 'BM-1010-S91' }, known)).toMatchObject({ title: 'Old slat', gone: 'part' });
  expect(detailsOf({ ...plain, part: 'BM-1010-S99' }, known)).toMatchObject({ title: 'Bank', gone: 'part' });
  expect(detailsOf({ ...plain, part: 'BM-1010-S01' }, new Map())).toMatchObject({ title: 'Bank', gone: undefined });
});

test('CAT-16 a line has the weight, price and names of its options', () => {
  const option = { excludes: [], requires: [] };
  const options = [
    { ...option, number: 'BM-L1', title: 'Armleuning', weightKg: 2.5, price: { amount: 64 } },
    { ...option, number: 'BM-L2', title: 'Slot', weightKg: null, price: null, requires: ['BM-L1'] },
  ];
  const variants = product.variants.map((variant) => ({ ...variant, price: { amount: 900 } }));
  const known = new Map([[4, { ...product, variants, options } as unknown as QuotationProduct]]);
  const plain = detailsOf(line, known);
  const details = (chosen: string[]) => detailsOf({ ...line, options: chosen }, known);
  expect(details(['BM-L1'])).toMatchObject({
    options: 'Armleuning (BM-L1)',
    weightKg: (plain.weightKg ?? 0) + 2.5 * (line.amount ?? 1),
    pieceEur: (plain.pieceEur ?? 0) + 64,
    gone: undefined,
  });
  expect(details(['BM-L1', 'BM-L2']).pieceEur, 'a price on request').toBeUndefined();
  expect(details(['BM-L2']).gone, 'without the required one').toBe('options');
  expect(details(['BM-X9'])).toMatchObject({ gone: 'options', options: 'BM-X9' });
});
