import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');

const fields = 'sku norms certificates environmental { boundary dataQuality source } materials { standard }';
const question = `query ($siteId: Int!, $ids: [Int!]!) { productsById(siteId: $siteId, ids: $ids) { ${fields} } }`;
const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Returns the words of English demo texts of products and materials that the Dutch or German texts do not contain. */
function englishWords(locale: 'nl' | 'de'): Set<string> {
  const facts = join(import.meta.dirname, '../../../demo-content/facts');
  const source = ['products', 'materials'].map((name) => JSON.parse(readFileSync(join(facts, `${name}.json`), 'utf8')));
  const texts: Record<'nl' | 'en' | 'de', string[]> = { nl: [], en: [], de: [] };
  JSON.stringify(source, (key, value) => {
    if (value && typeof value.en === 'string') for (const code of ['nl', 'en', 'de'] as const) texts[code].push(value[code]);
    return key === 'slug' ? undefined : value;
  });
  const own = new Set(texts[locale].flatMap(words));
  return new Set(texts.en.flatMap(words).filter((word) => !own.has(word)));
}

const standardOf = ({ standard }: { standard: string | null }) => standard;

it.each([
  ['nl', 1],
  ['de', 3],
] as const)(
  'LOC-07 shows norms, certificates and environmental figures without English words on the %s site',
  async (locale, siteId) => {
    const ids = Array.from({ length: 48 }, (_, index) => index + 1);
    const { data, errors } = await api.ask(question, { siteId, ids });
    expect(errors).toEqual([]);
    expect(data.productsById).toHaveLength(48);
    const english = englishWords(locale);
    expect([...english]).toEqual(expect.arrayContaining(['reference', 'company', 'factory', 'calculation', 'traceability']));
    for (const { sku, ...shown } of data.productsById) {
      expect(shown.certificates.length, sku).toBeGreaterThan(0);
      expect(shown.environmental?.boundary, sku).toContain('A1–A3');
      const texts = [shown.norms, shown.certificates, Object.values(shown.environmental), shown.materials.map(standardOf)].flat();
      const found = words(texts.join(' ')).filter((word) => english.has(word));
      expect(found, `${sku}: ${JSON.stringify(shown)}`).toEqual([]);
    }
  },
);

it('LOC-07 keeps the English words on the English site', async () => {
  const { data } = await api.ask(question, { siteId: 2, ids: [1] });
  expect(data.productsById[0].environmental).toMatchObject({ boundary: 'from raw material to factory gate (A1–A3)' });
  expect(data.productsById[0].certificates).toContain('ISO 9001 / ISO 14001 company (demo)');
});
