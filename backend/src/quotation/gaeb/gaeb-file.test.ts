import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type GaebItem, gaebFile } from './gaeb-file.ts';

const longText = { heading: 'Parkbank liefern und montieren.', lines: ['Farbe: RAL 7016 & <grau>'], end: 'Oder gleichwertig.' };
const item: GaebItem = { amount: 12, shortText: 'Parkbank, L × B × H 2400 × 640 × 835 mm', longText };
const list = {
  project: 'Park am Wall',
  data: ['Ort: Bremen', 'Datum der Submission: 1. Mai 2027'],
  date: new Date('2026-11-28T10:00:00Z'),
  program: 'Brinkmeent',
};
const schemaFolder = process.env.GAEB_SCHEMA_FOLDER;

describe('CAT-14 a GAEB file', () => {
  it('has quantity, unit, short and long text of each position', () => {
    const file = gaebFile({ ...list, sections: [{ title: '', items: [item, { ...item, amount: 1 }] }] });
    expect(file).toContain('<DP>81</DP>');
    expect(file.match(/RNoPart="\d+"/g)).toEqual(['RNoPart="0010"', 'RNoPart="0020"']);
    expect(file).toContain('<Qty>12.000</Qty><QU>St</QU>');
    expect(file).toContain(
      '<Text><p><span>Parkbank liefern und montieren.</span></p><p><span>Farbe: RAL 7016 &amp; &lt;grau&gt;</span></p>',
    );
    expect(file).toContain('<TextOutlTxt><p><span>Parkbank, L × B × H 2400 × 640 × 835 mm</span></p></TextOutlTxt>');
  });

  it('has the place and tender date in the label of the project', () => {
    const file = gaebFile({ ...list, sections: [{ title: '', items: [item] }] });
    expect(file).toContain('<LblPrj>Park am Wall; Ort: Bremen; Datum der Submission: 1. Mai 2027</LblPrj>');
  });

  it('has a level for the sections of a list', () => {
    const file = gaebFile({
      ...list,
      sections: [
        { title: 'Platz', items: [item] },
        { title: 'Ufer', items: [item] },
      ],
    });
    expect(file).toContain('<Type>BoQLevel</Type><Length>2</Length>');
    expect(file).toContain('<BoQCtgy ID="S2" RNoPart="02"><LblTx><p><span>Ufer</span></p></LblTx>');
  });

  // The licence of the schema does not allow a copy in the project.
  it.skipIf(!schemaFolder)('validates against the official schema', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gaeb-'));
    const long = { ...list, project: 'Ein sehr langer Projektname '.repeat(10) };
    try {
      for (const titles of [[''], ['Platz', 'Ufer']]) {
        const path = join(folder, 'list.x81');
        writeFileSync(path, gaebFile({ ...long, sections: titles.map((title) => ({ title, items: [item, item] })) }));
        const schema = join(schemaFolder ?? '', 'GAEB_DA_XML_81_3.3_2021-05.xsd');
        expect(() => execFileSync('xmllint', ['--noout', '--schema', schema, path], { stdio: 'pipe' })).not.toThrow();
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
