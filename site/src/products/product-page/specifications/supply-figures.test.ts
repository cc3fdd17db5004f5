import { expect, test } from 'vitest';
import { formatsOf } from '../../../platform/locale/formats.ts';
import { statedFigures } from './supply-figures.ts';

test('CAT-05 the supply figures have the units of the language, and missing ones are omitted', () => {
  const supply = { leadTimeStandardWeeks: 1, leadTimeSpecialWeeks: null, warrantyYears: 5, designYear: 2012 };
  const valuesIn = (locale: 'nl' | 'de') => {
    const words = { t: String, onCard: String, format: formatsOf(locale) };
    return statedFigures(supply as never, words).map(({ label, value }) => `${label} ${value}`);
  };
  expect(valuesIn('nl')).toEqual(['leadTimeStandard 1 week', 'warranty 5 jaar', 'designYear 2012']);
  expect(valuesIn('de')).toEqual(['leadTimeStandard 1 Woche', 'warranty 5 Jahre', 'designYear 2012']);
});
