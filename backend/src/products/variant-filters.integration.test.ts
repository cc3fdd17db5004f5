import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { type DemoProduct, type DemoVariant, demoProducts } from '../seed/content/demo-product.ts';
import { makeMember } from '../testing/members.ts';
import { apiTest } from '../testing/open-api.ts';

const question = `query ($facts: [FactFilter!], $search: String, $sort: ProductSort, $first: Int) {
  products(siteId: 1, facts: $facts, search: $search, sort: $sort, first: $first) {
  total
  hits { sku price { amount from } match { variant { sku dimensions { lengthMm widthMm heightMm } } colour mounting } }
  facets { key min max values { value count } }
} }`;

type Measure = 'lengthMm' | 'heightMm' | 'weightKg';
type Range = { key: Measure; min: number; max: number };
type Hit = {
  sku: string;
  price: { amount: number; from: boolean } | null;
  match: { variant: { sku: string; dimensions: object } | null; colour: string | null; mounting: string | null } | null;
};

const api = apiTest('demo');
let member: Viewer;

beforeAll(async () => {
  member = await makeMember(api.payload);
});

/** Returns the parts of a list that the tests compare. The facets do not depend on the number of hits per page. */
const list = async (variables: object, viewer?: Viewer) =>
  (await api.ask(question, { first: 48, ...variables }, viewer)).data.products as {
    total: number;
    hits: Hit[];
    facets: { key: string; min: number; max: number }[];
  };

const meets = (variant: DemoVariant, ranges: readonly Range[]) =>
  ranges.every(({ key, min, max }) => variant[key] >= min && variant[key] <= max);

/** Pairs of ranges, bounded by the values of each variant of each product. */
const pairs: [Range, Range][] = demoProducts()
  .filter(({ variants }) => variants.length > 1)
  .flatMap(({ variants }) => variants)
  .flatMap((variant) => [
    [
      { key: 'lengthMm', min: variant.lengthMm, max: 99_999 } as const,
      { key: 'weightKg', min: 0, max: variant.weightKg - 1 } as const,
    ],
    [
      { key: 'lengthMm', min: 0, max: variant.lengthMm } as const,
      { key: 'weightKg', min: variant.weightKg, max: 99_999 } as const,
    ],
    [
      { key: 'heightMm', min: variant.heightMm, max: 99_999 } as const,
      { key: 'weightKg', min: 0, max: variant.weightKg } as const,
    ],
  ]);

it('CAT-11 finds a product if one of its variants satisfies all ranges, and shows that variant on its card', async () => {
  expect(pairs.length).toBeGreaterThan(50);
  for (const ranges of pairs) {
    const name = JSON.stringify(ranges);
    const expected = demoProducts().filter(({ variants }) => variants.some((variant) => meets(variant, ranges)));
    const { total, hits, facets } = await list({ facts: ranges });
    expect(hits.map(({ sku }) => sku).toSorted(), name).toEqual(expected.map(({ sku }) => sku).toSorted());
    expect(total, name).toBe(expected.length);
    for (const product of expected) {
      const first = product.variants.find((variant) => meets(variant, ranges)) as DemoVariant;
      const isWhole = product.variants.every((variant) => meets(variant, ranges));
      const { lengthMm, widthMm, heightMm } = first;
      const shown = isWhole ? undefined : { sku: first.sku, dimensions: { lengthMm, widthMm, heightMm } };
      expect(hits.find(({ sku }) => sku === product.sku)?.match?.variant ?? undefined, `${product.sku} under ${name}`).toEqual(
        shown,
      );
    }
    for (const [place, { key }] of ranges.entries()) {
      const other = ranges[1 - place] as Range;
      const left = demoProducts().flatMap(({ variants }) => variants.filter((variant) => meets(variant, [other])));
      const numbers = left.map((variant) => variant[key]);
      const facet = facets.find((one) => one.key === key);
      expect([facet?.min, facet?.max], `${key} under ${name}`).toEqual(
        numbers.length === 0 ? [null, null] : [Math.min(...numbers), Math.max(...numbers)],
      );
    }
  }
});

it('CAT-11 shows and sorts by the price of the matching variant for members', async () => {
  const ranges = [{ key: 'lengthMm', min: 2400, max: 99_999 }] as const;
  const priceOf = ({ variants }: DemoProduct) => {
    const met = variants.filter((variant) => meets(variant, ranges));
    const shown = met.length === variants.length ? variants : met.slice(0, 1);
    return Math.min(...shown.map(({ guidePriceEurExVat }) => guidePriceEurExVat));
  };
  const found = demoProducts().filter(({ variants }) => variants.some((variant) => meets(variant, ranges)));
  const { hits } = await list({ facts: ranges, sort: 'priceAscending' }, member);
  const prices = new Map(found.map((product) => [product.sku, priceOf(product)]));
  for (const { sku, price } of hits) expect(price?.amount, sku).toBe(prices.get(sku));
  expect(hits.map(({ price }) => price?.amount)).toEqual([...prices.values()].toSorted((one, other) => one - other));
  expect((await list({ facts: ranges })).hits.every(({ price }) => price === null)).toBe(true);
});

it('CAT-11 shows the variant whose article number is searched, if it satisfies the filters', async () => {
  const [bench] = demoProducts().filter(({ sku }) => sku === 'BM-1010');
  const [first, , third] = bench?.variants ?? [];
  const shown = async (variables: object, viewer?: Viewer) =>
    (await list(variables, viewer)).hits.find(({ sku }) => sku === 'BM-1010');
  expect((await shown({ search: 'bm-1010-03' }))?.match?.variant?.sku).toBe('BM-1010-03');
  expect((await shown({ search: 'BM-1010' }))?.match).toBeNull();
  const from = (lengthMm = 0) => ({ search: 'BM-1010-01', facts: [{ key: 'lengthMm', min: lengthMm, max: 99_999 }] });
  expect((await shown(from(first?.lengthMm)))?.match?.variant?.sku).toBe('BM-1010-01');
  expect((await shown(from(third?.lengthMm)))?.match?.variant?.sku).toBe('BM-1010-03');
  const priced = await shown({ search: 'BM-1010-03', sort: 'priceAscending' }, member);
  expect(priced?.price).toEqual({ amount: third?.guidePriceEurExVat, from: false });
});

it('CAT-11 returns the matching colour and mounting of a hit', async () => {
  for (const [value, code] of [
    ['db-703', 'DB 703'],
    ['any-ral', 'RAL'],
  ] as const) {
    const { hits } = await list({ facts: [{ key: 'colour', values: [value] }] });
    const offering = demoProducts().filter(({ colourOptions, anyRal }) =>
      code === 'RAL' ? anyRal : colourOptions.includes(code),
    );
    expect(hits.map(({ sku }) => sku).toSorted(), value).toEqual(offering.map(({ sku }) => sku).toSorted());
    for (const { sku, defaultColour } of offering)
      expect(hits.find((hit) => hit.sku === sku)?.match?.colour ?? null, sku).toBe(defaultColour === code ? null : code);
  }
  const { hits } = await list({ facts: [{ key: 'mounting', values: ['surface'] }] });
  for (const { sku, mounting } of demoProducts().filter((product) => product.mounting.includes('surface')))
    expect(hits.find((hit) => hit.sku === sku)?.match?.mounting ?? null, sku).toBe(mounting[0] === 'surface' ? null : 'surface');
});
