import { expect, it } from 'vitest';
import { languagesWithoutAlt } from './missing-alt.ts';

const uses = [{ languages: { nl: 'live', en: 'missing' } as const }, { languages: { nl: 'draft', de: 'draft' } as const }];

it('EDT-06 a replacement lacks the alternative texts of the languages in which the former picture is in use', () => {
  expect(languagesWithoutAlt(uses, { alt: { nl: 'Een bank', en: '' } })).toEqual(['de']);
  expect(languagesWithoutAlt(uses, { alt: { nl: ' ' } })).toEqual(['nl', 'de']);
  expect(languagesWithoutAlt(uses, { alt: null })).toEqual(['nl', 'de']);
  expect(languagesWithoutAlt(uses, { alt: { nl: 'Een bank', de: 'Eine Bank' } })).toEqual([]);
  expect(languagesWithoutAlt(uses, { decorative: true }), 'a decorative picture needs none').toEqual([]);
});
