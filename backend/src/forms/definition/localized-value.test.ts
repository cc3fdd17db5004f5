import { expect, it } from 'vitest';
import { localizedValue } from './localized-value.ts';

it('LOC-06 reads a form in one language, with the main language as the fallback', () => {
  const stored = {
    title: { nl: 'Vraag', en: 'Question', de: '' },
    days: 3,
    rows: [{ label: { nl: null, de: 'Nur deutsch' }, options: [{ value: 'de', label: { nl: 'Duits', en: 'German' } }] }],
    empty: {},
    nothing: { nl: null, en: '' },
    settings: { action: 'show', match: null },
  };
  expect(localizedValue(stored, 'en')).toEqual({
    title: 'Question',
    days: 3,
    rows: [{ label: 'Nur deutsch', options: [{ value: 'de', label: 'German' }] }],
    empty: {},
    nothing: null,
    settings: { action: 'show', match: null },
  });
  expect(localizedValue(stored, 'de')).toMatchObject({ title: 'Vraag', rows: [{ options: [{ label: 'Duits' }] }] });
});
