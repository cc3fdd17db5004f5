import { expect, it } from 'vitest';
import { errorPath } from './error-path.ts';

const form = {
  pages: [{ name: 'Uw gegevens', rows: [{ fields: [{ label: 'Telefoon, vast', options: [{ label: '' }] }, { label: '' }] }] }],
} as never;
const field = 'pages.0.rows.0.fields';
const place = (path: string, label: string, language = 'nl') => errorPath(form, { path, label }, { i18n: { language } });

it('FRM-15 names the place of a fault by page and field label', () => {
  const label = 'Pagina’s 1 > Rijen 1 > Velden 1 (Telefoonnummer) > Technische naam';
  expect(place(`${field}.0.handle`, label)).toBe('Uw gegevens > Telefoon vast > Technische naam');
});

it('FRM-15 numbers items without a name, in the language of the admin', () => {
  expect(place(`${field}.1.label`, 'Feld > Beschriftung', 'de')).toBe('Uw gegevens > Feld 2 > Beschriftung');
  expect(place(`${field}.0.options.0.label`, 'Options > Text', 'en')).toBe('Uw gegevens > Telefoon vast > Option 1 > Text');
  expect(place('pages.1.rows', 'Rows', 'en')).toBe('Page 2 > Rows');
  expect(place('title', 'Titel')).toBe('Titel');
});
