import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import type { CatalogueRow } from './catalogue-row.ts';

const row = (id: number, facts: CatalogueRow['facts'], categoryIds = [1]): CatalogueRow => ({
  id,
  position: id,
  categoryIds,
  facts,
});

const rows = [
  row(1, { material: ['wood', 'steel'], lengthMm: [1800, 2400] }, [1, 10]),
  row(2, { material: ['steel'], lengthMm: [1620] }, [1, 11]),
  row(3, { material: ['concrete'], lengthMm: [2000] }, [1, 10]),
  row(4, { material: ['steel'] }, [2]),
];

const ask = (question: Partial<Parameters<typeof answerQuestion>[1]>) => answerQuestion(rows, { choices: [], ...question });

describe('the catalogue answers a question', () => {
  it('CAT-02 filters by any of the values of a list fact and by all chosen facts', () => {
    expect(ask({ choices: [{ key: 'material', values: ['wood', 'concrete'] }] }).hits).toEqual([1, 3]);
    const both = [
      { key: 'material', values: ['steel'] },
      { key: 'lengthMm', min: 1700, max: 2500 },
    ];
    expect(ask({ choices: both }).hits).toEqual([1]);
  });

  it('CAT-02 a range includes both ends and any variant may lie in it', () => {
    expect(ask({ choices: [{ key: 'lengthMm', min: 2400, max: 2400 }] }).hits).toEqual([1]);
  });

  it('CAT-02 counts each value under the other choices, not under its own', () => {
    const answer = ask({ categoryId: 1, choices: [{ key: 'material', values: ['concrete'] }] });
    expect(answer.hits).toEqual([3]);
    expect(Object.fromEntries(answer.facts.get('material')?.counts ?? [])).toEqual({ wood: 1, steel: 2, concrete: 1 });
    expect(answer.facts.get('lengthMm')).toMatchObject({ min: 2000, max: 2000 });
  });

  it('CAT-01 a category holds the products of its subcategories', () => {
    const answer = ask({ categoryId: 1 });
    expect(answer.hits).toEqual([1, 2, 3]);
    expect(answer.totalUnfiltered).toBe(3);
  });

  it('CAT-02 what is searched for comes best first, and is counted among what is found', () => {
    const answer = ask({ found: [3, 4711, 1] });
    expect(answer).toMatchObject({ hits: [3, 1], totalUnfiltered: 4 });
    expect(Object.fromEntries(answer.facts.get('material')?.counts ?? [])).toEqual({ wood: 1, steel: 1, concrete: 1 });
    expect(ask({ found: [4, 2, 1], categoryId: 1, choices: [{ key: 'material', values: ['steel'] }] }).hits).toEqual([2, 1]);
    expect(ask({ found: [] })).toMatchObject({ hits: [], totalUnfiltered: 4 });
  });

  it('CAT-02 counts the whole of a category once for the same rows', () => {
    expect(ask({ categoryId: 1 })).toBe(ask({ categoryId: 1 }));
    expect(ask({ categoryId: 1 })).not.toBe(ask({}));
    const anew = answerQuestion([...rows], { choices: [], categoryId: 1 });
    expect(anew).not.toBe(ask({ categoryId: 1 }));
    expect(anew).toEqual(ask({ categoryId: 1 }));
    expect(ask({ categoryId: 4711 })).toMatchObject({ totalUnfiltered: 0, hits: [] });
  });
});
