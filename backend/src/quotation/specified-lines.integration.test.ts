import { localeCodes, siteIdOf } from '@plantsoen/contract/locales.ts';
import { linesOf } from '@plantsoen/specification-rules/specification-texts.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readCompany } from '../globals/company.ts';
import { quotationTest } from '../testing/quotations.ts';
import { listDocx } from './list-docx.ts';
import { listGaeb } from './list-gaeb.ts';
import { availableLine } from './priced-items.ts';
import { quotedProducts } from './quoted-products.ts';
import { pdfCompany } from './quoting-company.ts';
import { type ListLine, specifiedLines } from './specified-lines.ts';

const { sql, bench } = quotationTest();

/** Returns a line for each variant of all live products in a language, in its second colour and last mounting. */
async function everyVariant(locale: (typeof localeCodes)[number]): Promise<ListLine[]> {
  const siteId = siteIdOf(locale);
  const { rows } = await sql().raw('select product_id as id from catalogue where site_id = $1', [siteId]);
  const products = await quotedProducts(
    sql(),
    siteId,
    rows.map(({ id }) => id),
  );
  return [...products.values()].flatMap(({ id, variants, colours, mountings }) =>
    variants.flatMap(({ sku }) => {
      const colour = (colours[1] ?? colours[0])?.code;
      const mounting = mountings.at(-1)?.key;
      const requested = { id, amount: 2, variant: sku, ...(colour && { colour }), ...(mounting && { mounting }) };
      const line = availableLine(requested, products, 'RAL');
      return line ? [{ requested, line }] : [];
    }),
  );
}

const texts = (lines: readonly ListLine[], locale: (typeof localeCodes)[number], kind: 'neutral' | 'product') =>
  specifiedLines(sql(), { siteId: siteIdOf(locale), maker: 'Brinkmeent', kind }, lines);

describe('CAT-14 the specification texts of all demo products', () => {
  it.each(localeCodes)('in %s: the neutral ones have no name, number or maker, the others have all', async (locale) => {
    const lines = await everyVariant(locale);
    expect(lines.length).toBeGreaterThan(50);
    const { rows } = await sql().raw(`select distinct series from products where series <> ''`);
    const names = new RegExp(`\\b(?:Brinkmeent|${rows.map(({ series }) => series).join('|')})\\b|BM-?\\d`);
    for (const { shortText, longText } of await texts(lines, locale, 'neutral')) {
      expect(`${shortText}\n${linesOf(longText)}`).not.toMatch(names);
      expect(longText.lines.length).toBeGreaterThan(3);
    }
    const named = await texts(lines, locale, 'product');
    for (const [at, { line }] of lines.entries())
      for (const name of [line.title, line.sku, 'Brinkmeent']) expect(linesOf(named[at]?.longText as never)).toContain(name);
  });

  it.each(localeCodes)('in %s: no text states that something is optional', async (locale) => {
    const found = await texts(await everyVariant(locale), locale, 'product');
    const stated = found.flatMap(({ longText }) => longText.lines);
    expect(stated.filter((line) => /: (?:Optioneel|Optional)$/.test(line))).toEqual([]);
  });
});

describe('CAT-14 the files of a list', () => {
  it('have the texts of its lines: GAEB with amount and unit, Word with a heading per line', async () => {
    const products = await quotedProducts(sql(), 3, [bench().id]);
    const line = availableLine(bench(), products, 'RAL');
    if (!line) throw new Error('the bench is not live');
    const lines = await texts([{ requested: bench(), line }], 'de', 'neutral');
    const company = pdfCompany(await readCompany(sql(), 'de'));
    const project = { project: 'Stadtpark', place: 'Bremen', tenderDate: new Date('2027-02-01') };
    const list = { locale: 'de', date: new Date(), company, siteOrigin: '', lines: [line], ...project } as const;
    const gaeb = listGaeb(list, lines).toString();
    expect(gaeb).toContain('<NamePrj>Stadtpark</NamePrj><LblPrj>Stadtpark; Ort: Bremen; Datum der Submission: 1. Februar 2027<');
    expect(gaeb).toMatch(/<Qty>3.000<\/Qty><QU>St<\/QU>.+Parkbank liefern und montieren\..+Abmessungen: L × B × H/);
    expect(gaeb).toContain('<p><span>Anmerkung: Bij de vijver</span></p>');
    const parts = unzipSync(await listDocx(list, lines));
    const word = strFromU8(parts['word/document.xml'] as Uint8Array);
    for (const text of [
      'Stadtpark',
      'Ort: Bremen',
      'Datum der Submission: 1. Februar 2027',
      '1. Parkbank, L × B × H',
      '3 St',
      'Anmerkung: Bij de vijver',
      'Oder gleichwertig.',
    ])
      expect(word).toContain(text);
  });
});
