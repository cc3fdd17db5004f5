import { describe, expect, it } from 'vitest';
import type { FactChoice } from '../../facets/faceted-row.ts';
import { Catalogue, type CatalogueQuestion } from './catalogue.ts';
import type { CatalogueRow } from './catalogue-row.ts';

const row = (id: number, facts: CatalogueRow['facts'], categoryIds = [1]): CatalogueRow => ({
  id,
  position: id,
  scope: { siteIds: [1], categoryIds, hasCutOut: false, elevation: 'none' },
  facts,
});

const catalogueWith = (rows: readonly CatalogueRow[]) => {
  const catalogue = new Catalogue();
  catalogue.replace([], rows);
  return catalogue;
};

const catalogue = catalogueWith([
  row(1, { material: ['wood', 'steel'], lengthMm: [1800, 2400] }, [1, 10]),
  row(2, { material: ['steel'], lengthMm: [1620] }, [1, 11]),
  row(3, { material: ['concrete'], lengthMm: [2000] }, [1, 10]),
  row(4, { material: ['steel'] }, [2]),
]);

const ask = (question: Partial<CatalogueQuestion>) => catalogue.answer({ siteId: 1, choices: [], ...question });

describe('the catalogue answers a question', () => {
  it('CAT-02 filters by any of the chosen values of a list fact and by all chosen facts', () => {
    expect(ask({ choices: [{ key: 'material', values: ['wood', 'concrete'] }] }).hits).toEqual([1, 3]);
    const both = [
      { key: 'material', values: ['steel'] },
      { key: 'lengthMm', min: 1700, max: 2500 },
    ];
    expect(ask({ choices: both }).hits).toEqual([1]);
  });

  it('CAT-02 returns a page of the hits and the number of all, with and without choices', () => {
    const page = { offset: 1, first: 1 };
    expect(ask({ page })).toMatchObject({ hits: [2], total: 4 });
    expect(ask({ categoryId: 10, page })).toMatchObject({ hits: [3], total: 2 });
    expect(ask({ choices: [{ key: 'material', values: ['steel'] }], page })).toMatchObject({ hits: [2], total: 3 });
    expect(ask({ page: { offset: 4, first: 12 } })).toMatchObject({ hits: [], total: 4 });
  });

  it('CAT-02 includes both ends of a range', () => {
    expect(ask({ choices: [{ key: 'lengthMm', min: 2400, max: 2400 }] }).hits).toEqual([1]);
  });

  it('CAT-02 counts each value under the other choices, not under its own', () => {
    const answer = ask({ categoryId: 1, choices: [{ key: 'material', values: ['concrete'] }] });
    expect(answer.hits).toEqual([3]);
    expect(Object.fromEntries(answer.facts.get('material')?.counts ?? [])).toEqual({ wood: 1, steel: 2, concrete: 1 });
    expect(answer.facts.get('lengthMm')).toMatchObject({ min: 2000, max: 2000 });
  });

  describe('CAT-11 about variants', () => {
    const variant = (lengthMm: number, weightKg: number) => ({
      ...{ sku: `B-${lengthMm}`, lengthMm, widthMm: 640, heightMm: 835 },
      facts: { lengthMm: [lengthMm], weightKg: [weightKg] },
    });
    const facts = { material: ['wood'], lengthMm: [1800, 2400, 3000], weightKg: [61, 79, 98] };
    const bench = { ...row(1, facts), variants: [variant(1800, 61), variant(2400, 79), variant(3000, 98)] };
    const table = row(2, { material: ['steel'], lengthMm: [3000], weightKg: [70] });
    const both = catalogueWith([bench, table]);
    const answered = (...choices: FactChoice[]) => both.answer({ siteId: 1, choices });
    const satisfying = (choice: FactChoice) =>
      both
        .variantsUnder([choice])(1)
        .map(({ satisfies }) => satisfies);
    const longer = { key: 'lengthMm', min: 3000, max: 9000 };
    const lighter = { key: 'weightKg', min: 0, max: 80 };

    it('requires one variant to satisfy all choices', () => {
      expect(answered(longer, lighter).hits).toEqual([2]);
      expect(answered({ key: 'lengthMm', min: 2000, max: 2500 }, lighter).hits).toEqual([1]);
    });

    it('tells which variants satisfy the choices', () => {
      expect(satisfying({ key: 'lengthMm', min: 2000, max: 9000 })).toEqual([false, true, true]);
      expect(satisfying({ key: 'lengthMm', min: 1000, max: 9000 })).toEqual([true, true, true]);
      expect(satisfying({ key: 'material', values: ['wood'] })).toEqual([true, true, true]);
      expect(both.variantsUnder([])(2)).toEqual([]);
    });

    it('computes counts and ranges from the variants that satisfy all other choices', () => {
      const under = answered(lighter);
      expect(under.facts.get('lengthMm')).toMatchObject({ min: 1800, max: 3000 });
      expect(answered(lighter, { key: 'material', values: ['wood'] }).facts.get('lengthMm')).toMatchObject({
        min: 1800,
        max: 2400,
      });
      expect(answered(longer).facts.get('weightKg')).toMatchObject({ min: 70, max: 98 });
      expect(Object.fromEntries(answered(longer, lighter).facts.get('material')?.counts ?? [])).toEqual({ steel: 1 });
      expect(Object.fromEntries(answered(longer).facts.get('material')?.counts ?? [])).toEqual({ wood: 1, steel: 1 });
    });

    it('counts a value of several variants once', () => {
      const kinds = ['standard', 'standard', 'none'].map((kind) => ({ ...variant(1800, 61), facts: { armrests: [kind] } }));
      const chair = { ...row(3, { armrests: ['standard', 'none'] }), variants: kinds };
      const { facts: counted } = catalogueWith([chair]).answer({ siteId: 1, choices: [] });
      expect(Object.fromEntries(counted.get('armrests')?.counts ?? [])).toEqual({ standard: 1, none: 1 });
    });
  });

  it('CAT-01 includes the products of subcategories in a category', () => {
    const answer = ask({ categoryId: 1 });
    expect(answer.hits).toEqual([1, 2, 3]);
    expect(answer.totalUnfiltered).toBe(3);
  });

  it('CAT-02 sorts search results by relevance and counts facets among them', () => {
    const answer = ask({ found: [3, 4711, 1] });
    expect(answer).toMatchObject({ hits: [3, 1], totalUnfiltered: 4 });
    expect(Object.fromEntries(answer.facts.get('material')?.counts ?? [])).toEqual({ wood: 1, steel: 1, concrete: 1 });
    expect(ask({ found: [4, 2, 1], categoryId: 1, choices: [{ key: 'material', values: ['steel'] }] }).hits).toEqual([2, 1]);
    expect(ask({ found: [3, 3] }).hits, 'an engine may return an entry twice').toEqual([3]);
    expect(ask({ found: [] })).toMatchObject({ hits: [], totalUnfiltered: 4 });
  });

  it('CAT-02 counts a whole category once until a product changes', () => {
    expect(ask({ categoryId: 1 }).facts).toBe(ask({ categoryId: 1 }).facts);
    expect(ask({ categoryId: 1 }).facts).not.toBe(ask({}).facts);
    expect(ask({ categoryId: 4711 })).toMatchObject({ totalUnfiltered: 0, hits: [] });
    const changed = catalogue.copy();
    expect(changed.answer({ siteId: 1, categoryId: 1, choices: [] })).toEqual(ask({ categoryId: 1 }));
    changed.replace([2], []);
    expect(changed.answer({ siteId: 1, categoryId: 1, choices: [] }).hits).toEqual([1, 3]);
    expect(ask({ categoryId: 1 }).hits, 'a copy changes alone').toEqual([1, 2, 3]);
  });
});
