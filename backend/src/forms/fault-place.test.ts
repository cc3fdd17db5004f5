import { expect, it } from 'vitest';
import { faultPlace } from './fault-place.ts';
import type { CheckedForm } from './form-faults.ts';

const fields = [
  { blockType: 'Radio', handle: 'kind', label: 'Bank, tafel', options: [{ value: '' }] },
  { blockType: 'Email', handle: '' },
];
const form = { handle: 'x', pages: [{ name: 'Uw plek', rows: [{ fields }] }] } as unknown as CheckedForm;

it('FRM-15 the place of a fault is called as its editor calls it', () => {
  const place = (path: string, language = 'nl') => faultPlace(form, path, { i18n: { language } });
  expect(place('handle')).toBe('Naam voor de techniek');
  expect(place('pages', 'de')).toBe('Seiten');
  expect(place('pages.0.rows')).toBe('Uw plek');
  expect(place('pages.0.rows.0.fields.0.options.0.value', 'en')).toBe('Uw plek > Bank tafel > Option 1');
  expect(place('pages.0.rows.0.fields.1.handle', 'en')).toBe('Uw plek > Field 2 > Handle');
  expect(place('pages.0.rows.0.fields.1.conditions.rules.1.field')).toBe('Uw plek > Veld 2 > Voorwaarden > Regel 2');
  expect(place('retentionExceptions.0.field')).toBe('Andere termijn 1');
});
