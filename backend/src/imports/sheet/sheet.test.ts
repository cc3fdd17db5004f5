import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type WrittenCell, writeXlsx } from '../../platform/spreadsheets/write-xlsx.ts';
import { readSheet } from './read-sheet.ts';
import { sheetLimits } from './sheet.ts';

/** Returns an archive for tests; with `claimedSize`, its first part claims another size than it has. */
function archiveOf(parts: Record<string, string>, claimedSize?: number): Buffer {
  const archive = Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)]))),
  );
  if (claimedSize !== undefined) archive.writeUInt32LE(claimedSize, archive.indexOf('PK\x01\x02') + 24);
  return archive;
}

async function written(headings: string[], rows: WrittenCell[][]): Promise<Buffer> {
  async function* batches() {
    yield rows;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsx({ headings, widths: headings.map(() => 12), rows: batches() })) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns an XLSX file with the given rows as XML. */
const xlsx = (sheetData: string, more = '', strings = '') =>
  archiveOf({
    'xl/workbook.xml': '<workbook xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/worksheets/sheet3.xml': `<worksheet><sheetData>${sheetData}</sheetData>${more}</worksheet>`,
  });

async function cells(content: Buffer) {
  const sheet = await readSheet(content);
  if (!('rows' in sheet)) return sheet.problem;
  return sheet.rows.map(({ row, cells }) => ({ row, cells: Object.fromEntries(cells) }));
}

describe('EDT-02 an XLSX file', () => {
  it('is read as it was written, with texts, numbers, booleans and line breaks', async () => {
    const content = await written(
      ['Naam', 'Prijs'],
      [
        ['Möbel <&> "x"\ntwee', 890.5],
        [null, true],
        ['_x0041_', 0],
      ],
    );
    expect(await cells(content)).toEqual([
      { row: 1, cells: { 1: { content: 'Naam' }, 2: { content: 'Prijs' } } },
      { row: 2, cells: { 1: { content: 'Möbel <&> "x"\ntwee' }, 2: { content: 890.5 } } },
      { row: 3, cells: { 2: { content: true } } },
      { row: 4, cells: { 1: { content: '_x0041_' }, 2: { content: 0 } } },
    ]);
  });

  it('guards texts that look like formulas as the CSV export does', async () => {
    const [, row] = (await cells(await written(['A'], [['=HYPERLINK("x")']]))) as { cells: object }[];
    expect(row?.cells).toEqual({ 1: { content: `'=HYPERLINK("x")` } });
  });

  it('reads shared texts, and reports formulas with their value, errors and merged cells by place', async () => {
    const content = xlsx(
      `<row r="1"><c r="A1" t="s"><v>0</v></c></row>
       <row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="e"><v>#REF!</v></c></row>
       <row r="3"><c r="A3" t="inlineStr"><is><t>x</t></is></c></row><row r="4"><c r="B4"><v>1</v></c></row>`,
      '<mergeCells><mergeCell ref="A3:A4"/></mergeCells>',
      '<si><r><t>Arti</t></r><r><t>kel</t></r><rPh><t>no</t></rPh></si>',
    );
    expect(await cells(content)).toEqual([
      { row: 1, cells: { 1: { content: 'Artikel' } } },
      {
        row: 2,
        cells: {
          1: { content: 2, problem: { reason: 'formula', proposal: '2' } },
          2: { content: '#REF!', problem: { reason: 'cellError' } },
        },
      },
      { row: 3, cells: { 1: { content: 'x', problem: { reason: 'merged' } } } },
      { row: 4, cells: { 1: { content: '', problem: { reason: 'merged' } }, 2: { content: 1 } } },
    ]);
  });

  it('is refused at the first cell beyond 150 columns', async () => {
    const content = xlsx(`<row r="1"><c r="GR1"><v>1</v></c></row>`);
    expect(await cells(content)).toMatchObject({ reason: 'tooManyColumns', row: 1, column: 200 });
  });

  it('is refused if it claims to unpack to more than the limit', async () => {
    const content = archiveOf({ 'xl/workbook.xml': '<x/>' }, sheetLimits.unpackedBytes + 1);
    expect(await cells(content)).toMatchObject({ reason: 'tooBig', row: 0 });
  });

  it('is refused if it unpacks to more than it claims', async () => {
    const content = archiveOf({ 'xl/workbook.xml': `<x>${' '.repeat(1_000_000)}</x>` }, 10);
    expect(await cells(content)).toMatchObject({ reason: 'unreadable', row: 0 });
  });

  it('is refused with more rows than the limit', async () => {
    const rows = Array.from({ length: sheetLimits.rows + 2 }, (_, at) => `<row r="${at + 1}"><c><v>1</v></c></row>`).join('');
    expect(await cells(xlsx(rows))).toMatchObject({ reason: 'tooManyRows', row: sheetLimits.rows + 2 });
  });

  it.each([
    ['a damaged archive', Buffer.from('PK\x03\x04 damaged')],
    ['an archive without sheets', archiveOf({ 'a.txt': 'x' })],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])],
    ['a program', Buffer.from([0x4d, 0x5a, 0, 0, 1])],
  ])('%s is refused as unreadable', async (_, content) => {
    expect(await cells(content)).toMatchObject({ reason: 'unreadable', row: 0 });
  });
});

describe('EDT-02 a CSV file', () => {
  it('is read in both encodings of Unicode, with semicolons and tabs', async () => {
    const expected = [
      { row: 1, cells: { 1: { content: 'Naam' }, 2: { content: 'Maß' } } },
      { row: 2, cells: { 1: { content: 'a\nb' }, 2: { content: '1' } } },
    ];
    expect(await cells(Buffer.from('\uFEFFNaam;Maß\r\n"a\nb";1'))).toEqual(expected);
    expect(await cells(Buffer.from('\uFEFFNaam\tMaß\r\n"a\nb"\t1', 'utf16le'))).toEqual(expected);
  });

  it('reports texts in another encoding by row and column, with what was meant', async () => {
    const latin = Buffer.from('a;b\nMöbel;1\n', 'latin1');
    expect(await cells(latin)).toMatchObject([{}, { row: 2, cells: { 1: { problem: { reason: 'encoding' } } } }]);
    expect(await cells(Buffer.from('a;b\nMÃ¶bel;â‚¬\n'))).toMatchObject([
      {},
      { cells: { 1: { problem: { proposal: 'Möbel' } }, 2: { problem: { proposal: '€' } } } },
    ]);
  });

  it('is refused without rows', async () => {
    expect(await cells(Buffer.from('\n\n'))).toMatchObject({ reason: 'emptyFile' });
  });
});
