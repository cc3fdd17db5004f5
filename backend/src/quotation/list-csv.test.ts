import { expect, test } from 'vitest';
import { listCsv } from './list-csv.ts';
import type { PricedItem } from './priced-items.ts';

const line: PricedItem = {
  ...{ productId: 4, title: 'Meent "parkbank"', uri: 'producten/bank', category: 'Banken', sku: 'BM-1', measure: '1800 mm' },
  ...{ colour: null, mounting: 'Ingraven', amount: 30, remark: 'een;twee "drie"', weightKg: 61.5 },
  dimensions: { lengthMm: 1800, widthMm: null, heightMm: null },
  ...{ leadTimeWeeks: null, figures: null, picture: null },
};

const about = { locale: 'nl', date: new Date('2026-11-29T12:00:00Z'), siteOrigin: 'https://www.example.nl' } as const;

test('QUO-08 the CSV has a byte order mark, and the headings, numbers and separator of the language', () => {
  const [heading, first, note, end] = listCsv({ ...about, lines: [line] }).split('\r\n');
  expect(heading).toBe(
    '\ufeffNr.;Product en uitvoering;Categorie;Artikelnummer;Uitvoering;Lengte (mm);Breedte (mm);Hoogte (mm);Kleur;Plaatsing;Aantal;' +
      'Gewicht per stuk (kg);Gewicht (kg);Levertijd (weken);CO₂-equivalent (kg);Milieukosten (MKI) (EUR);Opmerking;Adres',
  );
  expect(first).toBe(
    '1;"Meent ""parkbank""";Banken;BM-1;1800 mm;1800;;;;Ingraven;30;61,5;1845;;;;"een;twee ""drie""";https://www.example.nl/producten/bank/',
  );
  expect(note).toBe(';Datum: 29 november 2026');
  expect(end).toBe('');
  const english = listCsv({ ...about, locale: 'en', lines: [line] });
  expect(english).toContain(',30,61.5,1845,,,,');
  expect(listCsv({ ...about, locale: 'de', lines: [line] })).toContain(';Gewicht je Stück (kg);');
});

test('QUO-08 the address of a line selects its options', () => {
  const query = '?variant=BM-1-02&colour=RAL-7016&mounting=surface';
  const [, row] = listCsv({ ...about, lines: [{ ...line, query }] }).split('\r\n');
  expect(row?.split(';').at(-1)).toBe(`https://www.example.nl/producten/bank/${query}`);
});

test.each(['=HYPERLINK("http://x.example")', '+SUM(A1)', '-A1', '@SUM(A1)', ' =1+1'])(
  'QUO-08 marks a text that a spreadsheet would read as a formula: %s',
  (remark) => {
    const [, row = ''] = listCsv({ ...about, lines: [{ ...line, remark }] }).split('\r\n');
    expect(row.replaceAll('"', '')).toContain(`;'${remark.replaceAll('"', '')};`);
  },
);

test('CAT-17 a CSV with a discontinued product has a column that marks it', () => {
  const lines = [{ ...line, discontinued: 'product' as const }, line];
  const [headings, first, second] = listCsv({ ...about, lines }).split('\r\n');
  expect(headings).toMatch(/;Adres;Leverbaarheid$/);
  expect(first).toMatch(/;"?Niet meer leverbaar: wij stellen een vervanger voor"?$/);
  expect(second).toMatch(/;$/);
  expect(listCsv({ ...about, lines: [line] })).not.toContain('Leverbaarheid');
});

test('QUO-11 a list with sections has a column with them', () => {
  const list = { ...about, lines: [line, { ...line, section: 'A Entree' }] };
  const [heading, first, second] = listCsv(list).split('\r\n');
  expect(heading).toMatch(/^\ufeffNr\.;Afdeling;Product/);
  expect(first).toMatch(/^1;;"Meent/);
  expect(second).toMatch(/^2;A Entree;"Meent/);
});

test('QUO-09 the project data and the notes on the figures stand below the table', () => {
  const figures = { co2eKg: 10.1, mkiEur: 0.7, boundary: 'A1-A3', source: 'EPD', date: '2026-05', illustrative: false };
  const project = { project: 'Brinkpark; Oost', place: 'Deventer', tenderDate: new Date('2027-02-01') };
  const [, , ...below] = listCsv({ ...about, ...project, lines: [{ ...line, figures }] }).split('\r\n');
  expect(below).toEqual([
    ';"Naam van het project: Brinkpark; Oost"',
    ';Plaats: Deventer',
    ';Datum aanbesteding: 1 februari 2027',
    ';Datum: 29 november 2026',
    ';"Milieucijfers: grens A1-A3; bron EPD; 2026-05."',
    '',
  ]);
});
