import { describe, expect, test } from 'vitest';
import { totalsOf } from './list-totals.ts';
import { listWords } from './list-words.ts';
import { optionsInWords } from './options-in-words.ts';
import { availableLine, linesOfRequest, type PricedItem } from './priced-items.ts';
import type { QuotedProduct } from './quoted-products.ts';
import type { RequestedItem } from './requested-items.ts';

const basis = { boundary: 'A1-A3', source: 'Eigen berekening', date: '2026-11', illustrative: true };
const measured = (lengthMm: number | null) => ({ lengthMm, widthMm: 640, heightMm: null });
const bench: QuotedProduct = {
  ...{ id: 4, title: 'Parkbank', uri: 'producten/bank', category: 'Banken', sku: 'BM-1', picture: null, leadTimeWeeks: 6 },
  specialLeadTimeWeeks: 8,
  ...{ lengthMm: 1800, widthMm: 640, heightMm: null, weightKg: 61, anyRal: true, isDiscontinued: false },
  figures: { ...basis, co2eKg: 100, mkiEur: 12.34 },
  variants: [
    { sku: 'BM-1-01', title: '1800 mm', ...measured(1800), weightKg: 61, co2eKg: 100, mkiEur: 12.34, priceEur: null },
    { sku: 'BM-1-02', title: '2400 mm', ...measured(2400), weightKg: 79.5, co2eKg: 120.1, mkiEur: null, priceEur: null },
  ],
  colours: [
    { code: 'RAL 7016', title: 'Antracietgrijs', hasSurcharge: false },
    { code: 'DB 703', title: 'IJzerglimmer (DB 703)', hasSurcharge: true },
  ],
  mountings: [{ key: 'surface', title: 'Op voetplaat' }],
  options: [
    { id: 1, number: 'BM-1-L1', title: 'Armleuning', weightKg: 2.2, priceEur: 64, excludes: [], requires: [] },
    { id: 2, number: 'BM-1-L2', title: 'Middenarmleuning', weightKg: null, priceEur: null, excludes: [], requires: ['BM-1-L1'] },
    { id: 3, number: 'BM-1-G1', title: 'Gravure', weightKg: null, priceEur: 95, excludes: ['BM-1-L1'], requires: [] },
  ],
  parts: [
    { number: 'BM-1-S01', title: 'Zittinglat', note: 'hardhout', isEnded: false, priceEur: null },
    { number: 'BM-1-S91', title: 'Oude lat', note: null, isEnded: true, priceEur: null },
  ],
};
const bin: QuotedProduct = {
  ...{ ...bench, id: 5, title: 'Afvalbak', sku: 'AB-1', weightKg: null, leadTimeWeeks: null, anyRal: false },
  ...{ figures: { ...bench.figures, source: null }, variants: [], colours: [], mountings: [], options: [] },
};
const products = new Map([bench, bin].map((product) => [product.id, product]));
const nothing = new Map<number, never>();
const mountings = new Map([['wall', 'Aan de wand']]);
const linesOf = (asked: readonly RequestedItem[], known = products): PricedItem[] =>
  linesOfRequest(asked, { products: known, former: nothing, mountings }, { ...listWords.nl, anyRal: 'RAL naar keuze' });

test('QUO-08 CAT-10 looks up the title, weight and figures of a line, only those of its variant', () => {
  const asked = { id: 4, amount: 2, variant: 'BM-1-02', colour: 'RAL 7016', mounting: 'surface', remark: 'Links' };
  expect(linesOf([asked])[0]).toEqual({
    ...{ productId: 4, title: 'Parkbank', uri: 'producten/bank', category: 'Banken', sku: 'BM-1-02', measure: '2400 mm' },
    ...{ colour: 'RAL 7016 Antracietgrijs', mounting: 'Op voetplaat', amount: 2, remark: 'Links', weightKg: 79.5 },
    query: '?variant=BM-1-02&colour=RAL-7016&mounting=surface',
    dimensions: { lengthMm: 2400, widthMm: 640, heightMm: null },
    ...{ leadTimeWeeks: 6, picture: null, figures: { ...basis, co2eKg: 120.1, mkiEur: null } },
  });
  expect(linesOf([{ id: 4, amount: 1, colour: 'DB 703' }])[0]).toMatchObject({
    ...{ measure: '1800 × 640 mm', colour: 'IJzerglimmer (DB 703)', sku: 'BM-1', remark: null },
  });
  expect(linesOf([{ id: 4, amount: 1, colour: 'RAL' }])[0]?.colour).toBe('RAL naar keuze');
});

test('CAT-10 the lead time of a line depends on its colour', () => {
  const weeks = (colour?: string) => linesOf([{ id: 4, amount: 1, ...(colour && { colour }) }])[0]?.leadTimeWeeks;
  expect(weeks()).toBe(6);
  expect(weeks('RAL 7016')).toBe(6);
  expect(weeks('DB 703'), 'a colour with a surcharge').toBe(8);
  expect(weeks('RAL'), 'any RAL colour').toBe(8);
});

test('CAT-10 a missing figure of one of several variants is unknown; a single variant has the figures of its product', () => {
  const [variant] = bench.variants;
  const bare = {
    ...variant,
    ...measured(null),
    sku: 'BM-1-03',
    title: 'Bocht',
    weightKg: null,
    co2eKg: null,
    mkiEur: null,
    priceEur: null,
  };
  const asked = [{ id: 4, amount: 1, variant: 'BM-1-03' }];
  const lineWith = (variants: QuotedProduct['variants']) => linesOf(asked, new Map([[4, { ...bench, variants }]]))[0];
  expect(lineWith([...bench.variants, bare])).toMatchObject({ measure: 'Bocht', weightKg: null, figures: null });
  expect(lineWith([bare])).toMatchObject({ measure: '1800 × 640 mm', weightKg: 61, figures: { co2eKg: 100, mkiEur: 12.34 } });
});

test('QUO-08 shows the number and weight of a single variant, but not its name "standard"', () => {
  const variants = [
    { sku: 'BM-1-01', title: 'Standaard', ...measured(null), weightKg: 62, co2eKg: null, mkiEur: null, priceEur: null },
  ];
  const [line] = linesOf([{ id: 4, amount: 1, variant: 'BM-1-01' }], new Map([[4, { ...bench, variants }]]));
  expect(line).toMatchObject({ sku: 'BM-1-01', measure: '1800 × 640 mm', weightKg: 62 });
});

test('QUO-08 keeps and marks a line of a product that is no longer live, with its latest title', () => {
  const former = new Map([[9, { id: 9, title: 'Oude bank', sku: 'OB-1' }]]);
  const lines = linesOfRequest(
    [
      { id: 9, amount: 2, variant: 'OB-1-01', colour: 'RAL 7016', mounting: 'wall', remark: 'Links' },
      { id: 10, amount: 1 },
      { id: 9, amount: 1, colour: 'RAL' },
    ],
    { products, former, mountings },
    listWords.nl,
  );
  const gone = { discontinued: 'product', uri: '', weightKg: null, figures: null, picture: null };
  expect(lines[0]).toMatchObject({ ...gone, productId: 9, title: 'Oude bank', amount: 2, remark: 'Links' });
  expect(lines[0], 'what was chosen of it').toMatchObject({ sku: 'OB-1-01', colour: 'RAL 7016', mounting: 'Aan de wand' });
  expect(lines[2], 'without a variant').toMatchObject({ sku: 'OB-1', colour: listWords.nl.anyRal });
  expect(lines[1]).toMatchObject({ ...gone, productId: 10, title: 'Vervallen product', sku: '' });
});

test.each([
  ['variant', { variant: 'BM-9' }, { sku: 'BM-9', measure: '', weightKg: null, figures: null }],
  ['colour', { variant: 'BM-1-02', colour: 'RAL 1000' }, { sku: 'BM-1-02', colour: 'RAL 1000', weightKg: 79.5 }],
  ['mounting', { mounting: 'wall' }, { mounting: 'Aan de wand', weightKg: 61 }],
] as const)('QUO-08 keeps and marks a line with a %s that its product no longer has', (_, choice, expected) => {
  const [line] = linesOf([{ id: 4, amount: 1, ...choice }]);
  expect(line).toMatchObject({ ...expected, title: 'Parkbank', discontinued: 'choice' });
  expect(availableLine({ id: 4, amount: 1, ...choice }, products, '')).toBeUndefined();
});

test.each(['koop-nu', 'BEL NU', "BM-1'; drop table products", 'https://evil.example/1', `BM-${'1'.repeat(30)}`])(
  'QUO-08 FRM-14 does not repeat a requested choice that is not a code: %s',
  (text) => {
    const [line] = linesOf([{ id: 4, amount: 1, variant: text, colour: text, mounting: text }]);
    expect(line).toMatchObject({ sku: '', colour: null, mounting: null, query: '', discontinued: 'choice' });
  },
);

test('QUO-08 totals state whether they are complete and name the sources of environmental figures', () => {
  const asked = [
    { id: 4, amount: 3, variant: 'BM-1-02' },
    { id: 5, amount: 2 },
  ];
  expect(totalsOf(linesOf(asked))).toEqual({
    ...{ lines: 2, pieces: 5, leadTimeWeeks: 6, illustrative: true, omitsOptions: false },
    weightKg: { value: 238.5, isWhole: false },
    co2eKg: { value: 360.3, isWhole: false },
    bases: [{ boundary: 'A1-A3', source: 'Eigen berekening', date: '2026-11' }],
  });
  expect(totalsOf(linesOf([{ id: 5, amount: 1 }]))).toEqual({
    lines: 1,
    pieces: 1,
    bases: [],
    illustrative: false,
    omitsOptions: false,
  });
});

test('CAT-09 a line has the price of its variant, or without one the price that all variants share', () => {
  const priced = (...prices: (number | null)[]) => {
    const variants = bench.variants.map((variant, place) => ({ ...variant, priceEur: prices[place] ?? null }));
    const asked = [
      { id: 4, amount: 2, variant: 'BM-1-02' },
      { id: 4, amount: 1 },
    ];
    return linesOf(asked, new Map([[4, { ...bench, variants }]]));
  };
  const prices = (...given: (number | null)[]) => priced(...given).map(({ priceEur }) => priceEur);
  expect(prices(1249.5, 1499)).toEqual([1499, undefined]);
  expect(prices(1499, 1499)).toEqual([1499, 1499]);
  expect(prices(1499, null)).toEqual([undefined, 1499]);
  expect(totalsOf(priced(1249.5, 1499)).priceEur).toEqual({ value: 2998, isWhole: false });
  expect(totalsOf(priced(null, null))).not.toHaveProperty('priceEur');
  expect(priced(null, null)[0]).not.toHaveProperty('priceEur');
});

test('CAT-17 a discontinued product is marked, keeps its data, and can be exported and shared', () => {
  const discontinued = new Map([[4, { ...bench, isDiscontinued: true }]]);
  const asked = { id: 4, amount: 2, variant: 'BM-1-02' };
  const expected = { title: 'Parkbank', uri: 'producten/bank', sku: 'BM-1-02', weightKg: 79.5, discontinued: 'product' };
  expect(linesOf([asked], discontinued)[0]).toMatchObject(expected);
  expect(availableLine(asked, discontinued, '')).toMatchObject(expected);
  expect(availableLine({ ...asked, variant: 'BM-1-09' }, discontinued, '')).toBeUndefined();
});

test('CAT-18 a line of a spare part has its number, title and note, and names its product', () => {
  const lines = linesOf([
    { id: 4, amount: 2, part: 'BM-1-S01' },
    { id: 4, amount: 1, part: 'BM-1-S91' },
    { id: 4, amount: 1, part: 'Visit https://example.org' },
  ]);
  expect(lines[0]).toMatchObject({ title: 'Zittinglat', category: 'Parkbank', sku: 'BM-1-S01', measure: 'hardhout', amount: 2 });
  expect(lines[0]).toMatchObject({ weightKg: null, leadTimeWeeks: null, figures: null });
  expect(lines[0]).not.toHaveProperty('discontinued');
  expect(lines[1]).toMatchObject({ sku: 'BM-1-S91', discontinued: 'choice' });
  // FRM-14: free text is not repeated.
  expect(lines[2]).toMatchObject({ title: 'Parkbank', sku: '', discontinued: 'choice' });
});

describe('CAT-16 a line with options', () => {
  const priced = { ...bench, variants: bench.variants.map((variant) => ({ ...variant, priceEur: 900 })) };
  const lineOf = (options: string[]) =>
    linesOf([{ id: 4, amount: 1, variant: 'BM-1-01', options }], new Map([[4, priced]]))[0] as PricedItem;

  test('has their weight, price, numbers and address', () => {
    expect(lineOf(['BM-1-L1'])).toMatchObject({
      ...{ weightKg: 63.2, priceEur: 964, query: '?variant=BM-1-01&option=BM-1-L1' },
      options: [{ title: 'Armleuning', number: 'BM-1-L1' }],
    });
    expect(optionsInWords(lineOf(['BM-1-L1']))).toBe('Armleuning (BM-1-L1)');
    expect(lineOf(['BM-1-L2', 'BM-1-L1']).options?.map(({ number }) => number)).toEqual(['BM-1-L1', 'BM-1-L2']);
  });

  test('has no price if that of an option is unknown', () => {
    expect(lineOf(['BM-1-L1', 'BM-1-L2']).priceEur).toBeUndefined();
  });

  test('is marked if an option is unknown or not possible with another, and repeats no free text', () => {
    for (const options of [['BM-1-L2'], ['BM-1-L1', 'BM-1-G1'], ['BM-1-X9']])
      expect(lineOf(options).discontinued, options.join()).toBe('choice');
    expect(lineOf(['BM-1-X9', 'Buy now at evil.example']).options).toEqual([{ title: 'BM-1-X9', number: 'BM-1-X9' }]);
    expect(availableLine({ id: 4, amount: 1, options: ['BM-1-L2'] }, products, '')).toBeUndefined();
  });
});
