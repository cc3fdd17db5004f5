import { describe, expect, it } from 'vitest';
import { catalogueColumns } from './catalogue-columns.ts';
import { compareRows } from './compare-rows.ts';
import { pictureColumns, redirectColumns } from './document-columns.ts';
import { readHeadings } from './file-columns.ts';
import type { SheetCell, SheetRow } from './sheet/sheet.ts';
import { noRecords, type StoredRecord } from './stored-record.ts';

const origins = { nl: 'https://nl.test', en: 'https://en.test', de: 'https://de.test' };
const columnsOf = {
  catalogue: catalogueColumns({
    facts: [
      { key: 'seats', kind: 'range', unit: null, label: { nl: 'Zitplaatsen', en: 'Seats', de: 'Sitze' }, values: [] },
      {
        ...{ key: 'armrest', kind: 'list', unit: null, label: { nl: 'Armleuning', en: 'Armrest', de: 'Armlehne' } },
        values: [{ value: 'none', names: ['Geen'] }],
      },
    ],
    mountings: [],
    categories: [{ value: '4', names: ['Zitmeubilair > Banken'] }],
  }),
  pictures: pictureColumns,
  redirects: redirectColumns,
};

const variant = (key: string, values: StoredRecord['values'], id = 1): [string, StoredRecord] => [
  key,
  { id, key, subject: `Meent, ${key}`, parent: 'BM-1010', values: { 'title.nl': key, priceEur: 890, ...values } },
];
const product: StoredRecord = {
  ...{ id: 9, key: 'BM-1010', subject: 'Meent', liveIn: ['nl', 'de'], draftIn: ['de'] },
  values: { 'title.nl': 'Meent', 'title.de': 'Meent', leadTimeStandardWeeks: 10, 'fact.seats': 3, stock: false, category: '4' },
};
const stored = {
  ...noRecords,
  variants: new Map([variant('BM-1010-01', { 'fact.armrest': ['none'] }), variant('BM-1010-02', { lengthMm: 2400 }, 2)]),
  products: new Map([['BM-1010', product]]),
  media: new Map([['7', { id: 7, key: '7', subject: 'bank.jpg', values: { 'alt.nl': 'Een bank', decorative: false } }]]),
  redirects: new Map([
    ['nl oud', { id: 3, key: 'nl oud', subject: 'nl /oud', values: { kind: 'permanent', address: '/nieuw/' } }],
    ...['nl entry', 'nl entry-2', 'nl entry-3'].map((key, at): [string, StoredRecord] => [
      key,
      { id: 4 + at, key, subject: key, values: { kind: 'permanent', address: '/meent/' }, leadsToEntry: true },
    ]),
  ]),
};

function compare(...table: (string | number | SheetCell)[][]) {
  const rows = table.map((cells, at): SheetRow => {
    const filled = cells.flatMap((cell, index): [number, SheetCell][] =>
      cell === '' ? [] : [[index + 1, typeof cell === 'object' ? cell : { content: cell }]],
    );
    return { row: at + 1, cells: new Map(filled) };
  });
  const [headings, ...others] = rows as [SheetRow, ...SheetRow[]];
  const file = readHeadings(headings, columnsOf, 'nl');
  const numbers = { variants: [...stored.variants.keys(), 'BM-5010-01'], products: [...stored.products.keys()] };
  const redirects = { origins, liveAddresses: new Set(['1 banken']) };
  return { file, ...compareRows(others, { file, columns: columnsOf[file.kind], stored, numbers, language: 'nl', redirects }) };
}
const reasons = ({ problems }: ReturnType<typeof compare>) =>
  problems.map(({ row, column, reason, proposal, detail }) =>
    [row, column, reason, proposal ?? detail].filter((one) => one !== undefined),
  );

describe('EDT-02 a file of the catalogue', () => {
  it('changes the cells that differ, and its rows add up', () => {
    const result = compare(
      ['Artikelnummer', 'Prijs (€)', 'Lengte (mm)', 'Product: Zitplaatsen', 'Armleuning'],
      ['BM-1010-01', '1.040', '', '4', 'geen'],
      ['BM-1010-02', '890', '2400', '', ''],
      ['BM-1010-9', '5', '', '', ''],
    );
    expect(result.differences).toMatchObject([
      { row: 2, kind: 'products', recordId: 9, columnKey: 'products.fact.seats', before: 3, after: 4 },
      { row: 2, kind: 'variants', recordId: 1, columnKey: 'variants.priceEur', before: 890, after: 1040 },
    ]);
    expect(result.counts).toEqual({ rows: 3, new: 0, changed: 1, same: 1, error: 1, fields: 2 });
  });

  it('clears a field by a hyphen, keeps it by an empty cell, and refuses to clear a required one', () => {
    const result = compare(['Artikelnummer', 'Lengte (mm)', 'Titel (nl)'], ['BM-1010-02', '-', ''], ['BM-1010-01', '', '-']);
    expect(result.differences).toMatchObject([{ columnKey: 'variants.lengthMm', before: 2400, after: null }]);
    expect(reasons(result)).toEqual([[3, 3, 'clearing']]);
  });

  it('proposes numbers that were mistyped, and accepts new variants with product and title', () => {
    const result = compare(
      ['Artikelnummer', 'Product: artikelnummer', 'Titel (nl)', 'Prijs (€)'],
      ['BM-5010-1', '', '', 5],
      ['BM-7', '', 'x', 5],
      ['BM-1010-03', 'BM-1010', '', 5],
      ['BM-1010-04', 'BM-1010', '3600 mm', 1390],
      ['BM-1010-01', 'BM-2020', '', 5],
      ['BM-1010-04', 'BM-1010', 'x', 5],
      ['', '', 'x', 5],
    );
    expect(reasons(result)).toEqual([
      [2, 1, 'similar', 'BM-5010-01'],
      [3, 1, 'unknownNumber'],
      [4, 1, 'newNeeds', 'Titel (nl)'],
      [6, 2, 'otherProduct', 'BM-1010'],
      [7, 1, 'twice', '5'],
      [8, 0, 'numberMissing'],
    ]);
    expect(result.differences.map(({ row, columnKey, after }) => [row, columnKey, after])).toEqual([
      [5, 'variants.product', 'BM-1010'],
      [5, 'variants.title.nl', '3600 mm'],
      [5, 'variants.priceEur', 1390],
    ]);
    expect(result.counts).toMatchObject({ new: 1, error: 6, changed: 0, same: 0, rows: 7 });
  });

  it('creates a product once for all of its variants', () => {
    const result = compare(
      ['Artikelnummer', 'Product: artikelnummer', 'Titel (nl)', 'Product: Titel (nl)', 'Product: Categorie'],
      ['N-1-01', 'N-1', 'a', 'Nieuw', 'Zitmeubilair > Banken'],
      ['N-1-02', 'N-1', 'b', '', ''],
      ['N-2-01', 'N-2', 'c', '', ''],
    );
    expect(result.differences.filter(({ kind }) => kind === 'products').map(({ columnKey }) => columnKey)).toEqual([
      'products.articleNumber',
      'products.title.nl',
      'products.category',
    ]);
    expect(reasons(result)).toEqual([[4, 2, 'newNeeds', 'Product: Titel (nl), Product: Categorie']]);
  });

  it('refuses different values of one product, and drafts that nobody has published', () => {
    const result = compare(
      ['Artikelnummer', 'Product: Levertijd standaardkleur (weken)', 'Product: Titel (de)'],
      ['BM-1010-01', 12, ''],
      ['BM-1010-02', 14, ''],
    );
    expect(reasons(result)).toEqual([[3, 2, 'differs', '2']]);
    expect(reasons(compare(['Artikelnummer', 'Product: Titel (de)'], ['BM-1010-01', 'Wiese']))).toEqual([[2, 2, 'draft']]);
  });

  it('reports each wrong cell of a row, which changes nothing', () => {
    const formula: SheetCell = { content: 2, problem: { reason: 'formula', proposal: '2' } };
    const result = compare(['Artikelnummer', 'Prijs (€)', 'Lengte (mm)'], ['BM-1010-01', '1.545,5O', formula]);
    expect(reasons(result)).toEqual([
      [2, 2, 'number', '1545,5'],
      [2, 3, 'formula', '2'],
    ]);
    expect(result.differences).toEqual([]);
  });
});

describe('EDT-02 the headings of a file', () => {
  it('are recognised in every language of the admin, and unknown ones are reported', () => {
    const { file } = compare(['Item number', 'Preis (€)', 'Prijs (€', 'Foo'], ['BM-1010-01']);
    expect(file.columns.map(({ column }) => column?.key)).toEqual([
      'variants.sku',
      'variants.priceEur',
      'variants.priceEur',
      undefined,
    ]);
    expect(file.problems).toMatchObject([
      { row: 0, column: 3, reason: 'sameColumn' },
      { row: 1, column: 4, reason: 'unknownColumn', value: 'Foo' },
    ]);
  });

  it('must contain a column that identifies the rows', () => {
    expect(compare(['Prijs (€)'], [5]).file.problems).toMatchObject([{ row: 0, reason: 'keyMissing' }]);
  });
});

describe('EDT-02 files of pictures and redirects', () => {
  it('change alternative texts per language, of existing pictures only', () => {
    const result = compare(
      ['Afbeelding (nummer)', 'Bestandsnaam', 'Alternatieve tekst (nl)', 'Alternatieve tekst (de)', 'Titel (en)'],
      [7, 'bank.jpg', 'Een bank', 'Eine Bank', ''],
      [8, '', 'x', '', ''],
    );
    expect(result.differences).toMatchObject([
      { kind: 'media', recordId: 7, columnKey: 'media.alt.de', before: null, after: 'Eine Bank' },
    ]);
    expect(reasons(result)).toEqual([[3, 1, 'unknownNumber']]);
    expect(reasons(compare(['Afbeelding (nummer)', 'Titel (en)'], [7, 'Bench']))).toEqual([[2, 2, 'required']]);
  });

  it('create and change redirects, and refuse addresses that cannot redirect', () => {
    const result = compare(
      ['Website', 'Oud adres', 'Nieuw adres', 'Soort'],
      ['nl', '/oud/', '/nieuwer/', '301'],
      ['nl', '/weg/', '', 410],
      ['nl', '/banken/', '/x/', '301'],
      ['nl', '/geen/', '', '301'],
      ['fr', '/x/', '/y/', '301'],
      ['nl', '/entry/', '/y/', ''],
    );
    expect(result.differences.map(({ row, columnKey, before, after }) => [row, columnKey, before, after])).toEqual([
      [2, 'redirects.address', '/nieuw/', '/nieuwer/'],
      [3, 'redirects.kind', null, 'gone'],
    ]);
    expect(reasons(result).map(([row, column, reason]) => [row, column, reason])).toEqual([
      [4, 2, 'address'],
      [5, 3, 'address'],
      [6, 1, 'choice'],
      [7, 3, 'address'],
    ]);
  });

  it('report every wrong cell of a redirect, at its place', () => {
    const result = compare(
      ['Website', 'Oud adres', 'Nieuw adres', 'Soort'],
      ['fr', '/x?y', 'geen adres', '300'],
      ['nl', '/x?y', 'geen adres', '300'],
      ['nl', '', '/y/', '300'],
      ['', '', '', '301'],
      ['nl', '/nieuw-adres/', 'geen adres', '300'],
      ['Nederlands', '/banken/', '/x/', ''],
    );
    expect(reasons(result).map(([row, column, reason]) => [row, column, reason])).toEqual([
      ...[
        [2, 1, 'choice'],
        [2, 4, 'choice'],
        [2, 3, 'address'],
      ],
      ...[
        [3, 2, 'address'],
        [3, 4, 'choice'],
        [3, 3, 'address'],
      ],
      ...[
        [4, 2, 'numberMissing'],
        [4, 4, 'choice'],
      ],
      ...[
        [5, 1, 'numberMissing'],
        [5, 2, 'numberMissing'],
      ],
      ...[
        [6, 4, 'choice'],
        [6, 3, 'address'],
      ],
      [7, 2, 'address'],
    ]);
    expect(result.counts).toMatchObject({ rows: 6, error: 6 });
  });

  it('name the address of an entry, which an unchanged row keeps and a changed one cannot set', () => {
    const result = compare(
      ['Website', 'Oud adres', 'Nieuw adres', 'Soort'],
      ['nl', '/entry/', '/meent/', '301'],
      ['nl', '/entry-2/', '/elders/', '301'],
      ['nl', '/entry-3/', '', '302'],
    );
    expect(result.differences).toEqual([]);
    expect(reasons(result).map(([row, column, reason]) => [row, column, reason])).toEqual([
      [3, 3, 'address'],
      [4, 4, 'address'],
    ]);
  });
});
