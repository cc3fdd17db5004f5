import { localeCodes, type SiteId } from '@plantsoen/contract/locales.ts';
import { expect, it } from 'vitest';
import { listCsv } from '../quotation/list-csv.ts';
import { availableLine, type PricedItem } from '../quotation/priced-items.ts';
import { quotedProducts } from '../quotation/quoted-products.ts';
import { type DemoProduct, type DemoVariant, demoProducts } from '../seed/content/demo-product.ts';
import { downloadsOfVariants } from '../seed/content/import-downloads.ts';
import { factsOfDemoProduct, factsOfDemoVariant } from '../seed/content/import-facts.ts';
import { quotationTest, textOf } from '../testing/quotations.ts';

const { api, sql, documents } = quotationTest();

const question = `query ($siteId: Int!, $ids: [Int!]!) { productsById(siteId: $siteId, ids: $ids) {
  sku colours { code } materials { shareKg } specifications { key value } supply { leadTimeStandardWeeks leadTimeSpecialWeeks }
  variants { sku weightKg co2eKg mkiEur dimensions { lengthMm widthMm heightMm } materials { shareKg } specifications { key value }
    downloads { kind } dimensionalDrawing { url alt views { kind } } }
} }`;

/** Returns the IDs of all demo products by article number. */
async function productIds(): Promise<Map<string, number>> {
  const { rows } = await sql().raw('select id, article_number as sku from products');
  return new Map((rows as { id: number; sku: string }[]).map(({ id, sku }) => [sku, id]));
}

const everyVariant = demoProducts().flatMap((product) => product.variants.map((variant) => ({ product, variant })));

const sharesOf = (product: DemoProduct, variant: DemoVariant) => (variant.materials ?? product.materials).map(({ kg }) => kg);

/** Returns the dictionary numbers of a variant, which take precedence over those of its product. */
function numbersOf(product: DemoProduct, variant: DemoVariant): Map<string, number> {
  const facts = [...factsOfDemoProduct(product), ...factsOfDemoVariant(variant)];
  return new Map(facts.flatMap(({ key, number }) => (number === undefined ? [] : [[key, number]])));
}

it('CAT-10 CAT-12 CAT-15 returns the figures of the demo facts for every variant, in each language', async () => {
  const ids = await productIds();
  expect(everyVariant).toHaveLength(59);
  for (const siteId of localeCodes.map((_, place) => place + 1)) {
    const products = [];
    for (let at = 0; at < ids.size; at += 12) {
      const some = [...ids.values()].slice(at, at + 12);
      products.push(...(await api.ask(question, { siteId, ids: some })).data.productsById);
    }
    for (const { product, variant } of everyVariant) {
      const shown = products.find(({ sku }) => sku === product.sku);
      const own = shown.variants.find(({ sku }: { sku: string }) => sku === variant.sku);
      const name = `${variant.sku} in site ${siteId}`;
      expect(own, name).toMatchObject({ weightKg: variant.weightKg, co2eKg: variant.co2eKgA1A3, mkiEur: variant.mkiEur });
      const { lengthMm, widthMm, heightMm } = variant;
      expect(own.dimensions, name).toEqual({ lengthMm, widthMm, heightMm });
      const shares = (own.materials ?? shown.materials).map(({ shareKg }: { shareKg: number }) => shareKg);
      expect(shares, `shares of ${name}`).toEqual(sharesOf(product, variant));
      const stated = new Map((own.specifications ?? shown.specifications).map((row: Row) => [row.key, numberIn(row.value)]));
      for (const [key, number] of numbersOf(product, variant)) expect(stated.get(key), `${key} of ${name}`).toBe(number);
      const files = downloadsOfVariants()[variant.sku] ?? [];
      expect(own.downloads, `files of ${name}`).toHaveLength(files.length);
      const isDrawn = [product, variant].map((one) => [one.lengthMm, one.widthMm, one.heightMm].join(' '));
      if (isDrawn[0] === isDrawn[1]) expect(own.dimensionalDrawing, name).toBeNull();
      else {
        expect(own.dimensionalDrawing, `drawing of ${name}`).toMatchObject({
          alt: expect.stringContaining(`${variant.lengthMm} mm`),
          views: ['front', 'side', 'top'].map((kind) => ({ kind })),
        });
      }
      expect(shown.colours[0].code, `colour of ${name}`).toBe(product.defaultColour);
    }
  }
});

type Row = { key: string; value: string };

const numberIn = (text: string) => Number(text.replace(',', '.'));

it('CAT-10 shows each variant’s own figures in a quotation list, its PDF and its CSV file', async () => {
  const ids = await productIds();
  const asked = everyVariant.map(({ product, variant }) => ({
    ...{ id: ids.get(product.sku) ?? 0, amount: 2, variant: variant.sku },
    ...{ colour: product.anyRal ? 'RAL' : product.defaultColour, mounting: product.mounting[0] as string },
  }));
  const siteId: SiteId = 1;
  const products = await quotedProducts(sql(), siteId, [...ids.values()]);
  const lines: PricedItem[] = asked.flatMap((line) => availableLine(line, products, 'RAL naar keuze') ?? []);
  expect(lines).toHaveLength(59);
  const csv = listCsv({ locale: 'nl', date: new Date(0), lines, siteOrigin: 'http://nl.test' }).split('\r\n');
  const company = { name: 'Test', contact: [], logo: null };
  const pdf = await documents().pdf({ locale: 'nl', date: new Date(0), company, siteOrigin: 'http://nl.test', lines });
  const { text } = await textOf(new Uint8Array(pdf));
  for (const [place, { product, variant }] of everyVariant.entries()) {
    const line = lines[place];
    expect(line?.weightKg, variant.sku).toBe(variant.weightKg);
    expect(line?.figures, variant.sku).toMatchObject({ co2eKg: variant.co2eKgA1A3, mkiEur: variant.mkiEur });
    const { leadTimeStandardWeeks, leadTimeSpecialWeeks } = product;
    expect(line?.leadTimeWeeks, variant.sku).toBe(product.anyRal ? leadTimeSpecialWeeks : leadTimeStandardWeeks);
    const pattern = `;${variant.sku};`;
    expect(
      csv.find((row) => row.includes(pattern)),
      variant.sku,
    ).toContain(`;2;${variant.weightKg};${2 * variant.weightKg};`);
    const row = text.slice(text.indexOf(variant.sku));
    expect(row.slice(0, 200), variant.sku).toContain(`${new Intl.NumberFormat('nl').format(2 * variant.weightKg)} kg`);
  }
});
