import { strFromU8, unzipSync } from 'fflate';
import readExcel from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { listCsv } from './list-csv.ts';
import { listXlsx } from './list-xlsx.ts';
import type { PricedItem } from './priced-items.ts';

const bench: PricedItem = {
  ...{ productId: 4, title: 'Meent parkbank', uri: 'producten/bank', category: 'Banken', sku: 'BM-1', measure: '1800 mm' },
  dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
  ...{ colour: 'RAL 7016', mounting: 'Ingraven', amount: 3, remark: '=1+1', weightKg: 61.1, leadTimeWeeks: 6, picture: null },
  figures: { co2eKg: 10.1, mkiEur: 0.7, boundary: 'A1-A3', source: 'EPD', date: 'mei 2026', illustrative: true },
};
const bollard: PricedItem = {
  ...bench,
  title: 'Sluis poller',
  sku: 'BM-2',
  amount: 1,
  weightKg: null,
  figures: null,
  leadTimeWeeks: 8,
};
const company = { name: 'Brinkmeent', contact: [], logo: null };
const siteOrigin = 'https://www.example.nl';
const list = { locale: 'nl', date: new Date(0), company, siteOrigin, lines: [bench, bollard] } as const;

/** Reads a file with another library than the one that writes it. Returns the cells of each row by heading. */
async function cellsOf(file: Promise<Buffer>): Promise<Record<string, unknown>[]> {
  const [first] = await readExcel(await file);
  const [headings = [], ...rows] = first?.data ?? [];
  return rows.map((row) => Object.fromEntries(headings.map((heading, place) => [String(heading), row[place]])));
}

test('QUO-09 another program reads measures, weights, lead times and figures of an XLSX file as numbers', async () => {
  const texts = [
    {
      line: bench,
      shortText: 'Parkbank',
      longText: { heading: 'Parkbank leveren.', lines: ['Kleur: RAL 7016'], end: 'Of gelijkwaardig.' },
    },
  ];
  const [first, second, totals, ...notes] = await cellsOf(listXlsx(list, texts));
  expect(first).toMatchObject({
    ...{ 'Nr.': 1, 'Product en uitvoering': 'Meent parkbank', Artikelnummer: 'BM-1', Opmerking: "'=1+1" },
    ...{ 'Lengte (mm)': 1800, 'Breedte (mm)': 640, 'Hoogte (mm)': 835, Aantal: 3, 'Levertijd (weken)': 6 },
    ...{ 'Gewicht per stuk (kg)': 61.1, 'Gewicht (kg)': 183.3, 'CO₂-equivalent (kg)': 30.3, 'Milieukosten (MKI) (EUR)': 2.1 },
    ...{ Adres: 'https://www.example.nl/producten/bank/', Bestektekst: 'Parkbank leveren.\nKleur: RAL 7016\nOf gelijkwaardig.' },
  });
  expect(second).toMatchObject({ 'Gewicht (kg)': null, 'CO₂-equivalent (kg)': null, Bestektekst: null });
  expect(totals).toMatchObject({
    ...{ 'Product en uitvoering': 'Totaal, voor zover bekend', Aantal: 4, 'Gewicht (kg)': 183.3, 'Levertijd (weken)': 8 },
    ...{ 'CO₂-equivalent (kg)': 30.3, 'Milieukosten (MKI) (EUR)': 2.1 },
  });
  expect(notes.map((note) => note['Product en uitvoering'])).toEqual([
    'Datum: 1 januari 1970',
    'Milieucijfers: grens A1-A3; bron EPD; mei 2026.',
    'De milieucijfers zijn illustratief en geen geverifieerde milieuverklaring.',
  ]);
});

test('QUO-09 MEM-01 only a list with prices has columns and a total for them', async () => {
  const priced = { ...list, hasPrices: true, lines: [{ ...bench, priceEur: 1249.5 }] };
  const [first, totals] = await cellsOf(listXlsx(priced, []));
  expect(first).toMatchObject({ 'Richtprijs per stuk ex btw (EUR)': 1249.5, 'Richtprijs ex btw (EUR)': 3748.5 });
  expect(totals).toMatchObject({ 'Product en uitvoering': 'Totaal', 'Richtprijs ex btw (EUR)': 3748.5 });
  for (const row of await cellsOf(listXlsx(list, []))) expect(Object.keys(row).join()).not.toContain('Richtprijs');
});

test('QUO-11 sections have a column, and project data stands below the table', async () => {
  const named = { ...list, project: 'Oost', place: 'Deventer', tenderDate: new Date('2027-02-01') };
  const [first, second, ...below] = await cellsOf(
    listXlsx({ ...named, lines: [bench, { ...bollard, section: 'A Entree' }] }, []),
  );
  expect([first?.Afdeling, second?.Afdeling]).toEqual([null, 'A Entree']);
  const notes = below.map((row) => row.Afdeling);
  expect(notes).toEqual(
    expect.arrayContaining(['Naam van het project: Oost', 'Plaats: Deventer', 'Datum aanbesteding: 1 februari 2027']),
  );
});

test('QUO-09 CAT-16 a list says that its environmental figures leave out the options', async () => {
  const note = 'CO₂-equivalent en milieukosten gelden zonder de gekozen opties.';
  const option = { title: 'Armleuning', number: 'BM-1-L1' };
  const textsWith = async (...lines: PricedItem[]) =>
    (await cellsOf(listXlsx({ ...list, lines }, []))).map((row) => row['Product en uitvoering']);
  expect(await textsWith({ ...bench, options: [option] })).toContain(note);
  expect(await textsWith(bench, { ...bollard, options: [option] }), 'without figures').not.toContain(note);
});

test('QUO-08 a remark keeps its lines in XLSX and CSV', async () => {
  const noted = { ...list, lines: [{ ...bench, remark: 'Langs het water\nbij de brug' }] };
  const [first] = await cellsOf(listXlsx(noted, []));
  expect(first?.Opmerking).toBe('Langs het water\nbij de brug');
  const sheet = unzipSync(await listXlsx(noted, []))['xl/worksheets/sheet1.xml'] as Uint8Array;
  expect(strFromU8(sheet), 'wraps').toMatch(/s="4" t="inlineStr"><is><t xml:space="preserve">Langs het water\n/);
  expect(listCsv(noted)).toContain('"Langs het water\nbij de brug"');
});
