import { expect, it } from 'vitest';
import { demoProducts } from '../seed/content/demo-product.ts';
import { quotationTest } from '../testing/quotations.ts';
import { factOfFigure, pickSupplyFigures, type SupplyFigure, supplyFigureNames } from './supply-figures.ts';

const { api } = quotationTest();

type Hit = { sku: string; supply: Record<SupplyFigure, number | null> };

const question = `query ($facts: [FactFilter!]) { products(siteId: 2, facts: $facts, first: 48) {
  hits { sku supply { ${supplyFigureNames.join(' ')} } }
} }`;

const hits = async (variables: Record<string, unknown> = {}): Promise<Hit[]> =>
  (await api.ask(question, variables)).data.products.hits;

it('API-09 CAT-05 CAT-08 lists contain every supply figure of the demo products', async () => {
  const products = new Map((await hits()).map(({ sku, supply }) => [sku, supply]));
  for (const product of demoProducts()) expect(products.get(product.sku), product.sku).toEqual(pickSupplyFigures(product));
});

it.each(
  supplyFigureNames.flatMap((name) => {
    const key = factOfFigure(name);
    return key ? [{ name, key }] : [];
  }),
)('CAT-02 lists filter by $name', async ({ name, key }) => {
  const values = demoProducts().flatMap((product) => product[name] ?? []);
  const value = Math.min(...values);
  expect(values.length).toBeGreaterThan(0);
  expect((await hits({ facts: [{ key, min: value, max: value }] })).map(({ sku }) => sku).sort()).toEqual(
    demoProducts()
      .filter((product) => product[name] === value)
      .map(({ sku }) => sku)
      .sort(),
  );
});
