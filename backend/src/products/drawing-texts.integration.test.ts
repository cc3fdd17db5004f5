import { localeCodes, siteIdOf } from '@plantsoen/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const question = `query ($siteId: Int!) { products(siteId: $siteId, first: 48) { hits {
  sku title dimensions { lengthMm widthMm heightMm } dimensionalDrawing { alt }
} } }`;

type Drawn = {
  sku: string;
  title: string;
  dimensions: Record<'lengthMm' | 'widthMm' | 'heightMm', number>;
  dimensionalDrawing: { alt: string };
};

const measures = {
  nl: ['mm lang', 'mm breed', 'mm hoog'],
  en: ['mm long', 'mm wide', 'mm high'],
  de: ['mm lang', 'mm breit', 'mm hoch'],
};

const api = apiTest('demo');

const productsOf = async (siteId: number): Promise<Drawn[]> => (await api.ask(question, { siteId })).data.products.hits;

describe('CAT-07 the alternative text of a drawing', () => {
  it.each(localeCodes)('contains the product, its views and its measures, in %s', async (locale) => {
    const products = await productsOf(siteIdOf(locale));
    expect(products).toHaveLength(48);
    for (const { sku, title, dimensions, dimensionalDrawing } of products) {
      const { alt } = dimensionalDrawing;
      const [length, width, height] = measures[locale];
      expect(alt, sku).toContain(title);
      expect(alt, sku).not.toBe(title);
      expect(alt, sku).toMatch(/bovenaanzicht|top view|Draufsicht/);
      expect(alt, sku).toContain(`${dimensions.lengthMm} ${length}`);
      expect(alt, sku).toContain(`${dimensions.widthMm} ${width}`);
      expect(alt, sku).toContain(`${dimensions.heightMm} ${height}`);
    }
  });

  it('describes the picture in a language without an editor’s text', async () => {
    await api.payload.db.pool.query(`delete from drawings_locales where _locale = 'de'`);
    for (const { title, dimensionalDrawing } of await productsOf(3))
      expect(dimensionalDrawing.alt).toBe(`Maßzeichnung von ${title}`);
  });
});
