import { expect, it } from 'vitest';
import { mergeFields } from './write-entries.ts';

it('API-09 preserves both shared fields and texts of a group', () => {
  const shared = { hero: { variant: 'content', image: 3 }, parent: 1, list: [1] };
  const texts = { hero: { ctas: [] }, title: 'Titel', list: [2] };
  expect(mergeFields(shared, texts)).toEqual({
    hero: { variant: 'content', image: 3, ctas: [] },
    parent: 1,
    title: 'Titel',
    list: [2],
  });
  expect(shared.hero).toEqual({ variant: 'content', image: 3 });
});
