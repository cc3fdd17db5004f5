import { sql } from '@payloadcms/db-postgres';
import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Configuration, readConfiguration } from '../platform/configuration.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { createLog } from '../platform/log.ts';
import { payloadTest, type TestPayload } from '../testing/test-payload.ts';
import { factDictionary } from './content/fact-dictionary.ts';
import { importDemoContent } from './import-demo-content.ts';
import { runSeed } from './run-seed.ts';

const records = {
  facts: factDictionary.length,
  factValues: 13,
  materials: 19,
  mountings: 5,
  colourGroups: 11,
  colours: 55,
  faqTopics: 8,
  glossaryTerms: 12,
  media: 181,
  drawings: 62,
  files: 208,
  downloads: 187,
  team: 8,
  synonyms: 406,
  adviserRegions: 8,
  quoteTemplates: 2,
  variants: 63,
} as const;

const entries = { categories: 50, products: 51, projects: 16, news: 12, pages: 64, faq: 20 } as const;

const silent = createLog('test', 'silent');

function configurationFor({ options, dataFolder }: TestPayload): Configuration {
  const result = readConfiguration({
    DATABASE_URL: options.databaseUrl,
    DATA_FOLDER: dataFolder,
    DEMO_CONTENT: 'on',
  });
  if ('problems' in result) throw new Error(result.problems.join());
  return result.configuration;
}

type Slug = keyof typeof records | keyof typeof entries;

async function countsOf(payload: Payload): Promise<Record<string, number>> {
  const slugs = Object.keys({ ...records, ...entries }) as Slug[];
  const counts = await Promise.all(slugs.map(async (collection) => (await payload.count({ collection })).totalDocs));
  return Object.fromEntries(slugs.map((slug, index) => [slug, counts[index] ?? 0]));
}

/** Returns the number of rows and the time of the last change, per table of content and of its versions. */
async function traceOf(payload: Payload): Promise<unknown> {
  const tables = [...Object.keys(records), ...Object.keys(entries), 'navigation', 'footer', 'globals'];
  const parts = tables.map((slug) => slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const db = await requestSql({ payload });
  const query = parts.map((table) => `select '${table}' as name, count(*), max(updated_at)::text as latest from "${table}"`);
  const versions = Object.keys(entries).map(
    (table) => `select '_${table}_v', count(*), max(updated_at)::text from "_${table}_v"`,
  );
  return (await db.execute(sql.raw([...query, ...versions].join(' union all ')))).rows;
}

describe('the set-up', () => {
  const test = payloadTest();
  const lines: string[] = [];

  /** Runs the set-up until it reports the given step, or to its end. */
  const run = (last?: string) =>
    runSeed(
      configurationFor(test),
      (line) => {
        lines.push(line);
        if (last && line.startsWith(last)) throw new Error(`stopped at ${last}`);
      },
      silent,
    );

  beforeAll(async () => {
    for (const step of ['downloads', 'outlines of products', 'products', 'pages']) {
      await expect(run(step)).rejects.toThrow(`stopped at ${step}`);
    }
    await run();
  });

  it('API-09 creates an administrator and reports the password in the last line', async () => {
    const [, email, password] = /^administrator (\S+), password (\S+) /.exec(lines.at(-1) ?? '') ?? [];
    const { user } = await test.payload.login({ collection: 'users', data: { email: email ?? '', password: password ?? '' } });
    expect(user).toMatchObject({ email: 'admin@plantsoen.example', role: 'administrator' });
  });

  it('API-09 continues after any interruption and stores everything exactly once', async () => {
    expect(await countsOf(test.payload)).toEqual({ ...records, ...entries });
  });

  it('API-09 reports its progress', () => {
    expect(lines).toContain('pictures 181/181');
    expect(lines).toContain('projects 16/16');
  });

  it.each(localeCodes)('API-09 publishes every entry in %s', async (locale) => {
    for (const [collection, wanted] of Object.entries(entries)) {
      const where = { _status: { equals: 'published' } };
      const { totalDocs } = await test.payload.count({ collection: collection as keyof typeof entries, locale, where });
      expect([collection, totalDocs]).toEqual([collection, wanted]);
    }
  });

  it.each(localeCodes)('API-09 stores shared and localised fields of a document in %s', async (locale) => {
    const { docs } = await test.payload.find({
      collection: 'products',
      locale,
      where: { articleNumber: { equals: 'BM-1010' } },
      depth: 0,
    });
    expect(docs[0]).toMatchObject({ lengthMm: 1800, environmental: { co2eKg: 98.9, illustrative: true, date: '2026-11' } });
    expect(docs[0]?.environmental?.source).toMatch({ nl: /rekening/, en: /calculation/, de: /Berechnung/ }[locale]);
    expect(docs[0]?.materials).toHaveLength(2);
    expect(docs[0]?.productImages).toHaveLength(3);
    const home = (await test.payload.find({ collection: 'pages', locale, where: { key: { equals: 'home' } }, depth: 0 })).docs[0];
    expect(home?.hero).toMatchObject({ variant: 'fullscreen', dimension: { fromX: 0.4857 } });
    expect(home?.hero?.ctas?.map(({ customText }) => customText)).toHaveLength(2);
    expect(home?.hero?.image).toBeTypeOf('number');
    expect(home?.blocks?.map(({ blockType }) => blockType)).toContain('elevationStrip');
    const globals = await test.payload.findGlobal({ slug: 'globals', locale, depth: 0 });
    expect(globals.globalData).toMatchObject({ companyName: 'Brinkmeent', latitude: 52.2661 });
    expect(globals.globalData.country).toBe({ nl: 'Nederland', en: 'Netherlands', de: 'Niederlande' }[locale]);
  });

  it('MEM-02 marks members-only files and no others', async () => {
    const { docs } = await test.payload.find({ collection: 'files', where: { membersOnly: { equals: true } }, depth: 0 });
    expect(docs.map(({ filename }) => filename).sort()).toEqual(
      ['nl', 'en', 'de'].map((language) => `price-list-2027-${language}.pdf`).sort(),
    );
  });

  it('API-09 writes the addresses of entries and the catalogue rows of products', async () => {
    const db = await requestSql({ payload: test.payload });
    const { rows } = await db.execute<{ addresses: number; products: number }>(
      sql`select (select count(*)::int from address where kind = 'canonical') as addresses, (select count(*)::int from catalogue) as products`,
    );
    expect(rows[0]?.products).toBe(51 * 3);
    expect(rows[0]?.addresses).toBeGreaterThanOrEqual((51 + 50 + 16 + 12 + 20 + 50) * 3);
  });

  it('CAT-17 stores which products are discontinued, in the catalogue and in their latest versions as well', async () => {
    const db = await requestSql({ payload: test.payload });
    const { rows } = await db.execute(sql`
      select p.article_number as sku, s.article_number as successor, v.version_availability::text as draft,
        (select count(*)::int from catalogue c where c.product_id = p.id and c.is_discontinued) as sites
      from products p join products s on s.id = p.successor_id join _products_v v on v.parent_id = p.id and v.latest
      where p.availability = 'discontinued' order by 1`);
    expect(rows).toEqual([
      { sku: 'BM-1070', successor: 'BM-1030', draft: 'discontinued', sites: 3 },
      { sku: 'BM-3070', successor: 'BM-3010', draft: 'discontinued', sites: 3 },
      { sku: 'BM-6070', successor: 'BM-6010', draft: 'discontinued', sites: 3 },
    ]);
  });

  it('API-09 does nothing on a second run', async () => {
    const again: string[] = [];
    await runSeed(configurationFor(test), (line) => again.push(line), silent);
    expect(again).toEqual([]);
  });

  it('API-09 changes nothing when the same content is imported again', async () => {
    const before = await traceOf(test.payload);
    const again: string[] = [];
    await importDemoContent(test.payload, (line) => again.push(line));
    expect(again).toEqual([]);
    expect(await traceOf(test.payload)).toEqual(before);
  });

  it('API-09 preserves what an editor has since changed, withdrawn or emptied', async () => {
    const { payload } = test;
    const [bench] = (await payload.find({ collection: 'products', where: { articleNumber: { equals: 'BM-1010' } }, depth: 0 }))
      .docs;
    const id = bench?.id ?? 0;
    await payload.update({
      collection: 'products',
      id,
      locale: 'nl',
      draft: false,
      data: { title: 'Onze bank', _status: 'published' },
    });
    await payload.update({ collection: 'products', id, locale: 'de', draft: false, data: { _status: 'draft' } });
    await payload.updateGlobal({ slug: 'navigation', locale: 'nl', data: { mainMenu: [] } });
    await importDemoContent(payload, () => {});
    const nl = await payload.findByID({ collection: 'products', id, locale: 'nl', depth: 0 });
    expect(nl.title).toBe('Onze bank');
    expect((await payload.findByID({ collection: 'products', id, locale: 'de', depth: 0 }))._status).toBe('draft');
    expect((await payload.findGlobal({ slug: 'navigation', locale: 'nl' })).mainMenu ?? []).toEqual([]);
  });
});

describe('a set-up without the demo', () => {
  const test = payloadTest();

  it('API-09 imports nothing, and creates the administrator from the environment', async () => {
    const off = { ...configurationFor(test), demoContent: false };
    await runSeed(off, () => {}, silent);
    expect((await test.payload.count({ collection: 'users' })).totalDocs).toBe(0);
    const lines: string[] = [];
    await runSeed({ ...off, adminEmail: 'eva@example.com' }, (line) => lines.push(line), silent);
    await runSeed({ ...off, adminEmail: 'eva@example.com' }, (line) => lines.push(line), silent);
    expect(lines).toEqual([expect.stringContaining('eva@example.com')]);
    expect((await test.payload.count({ collection: 'pages' })).totalDocs).toBe(0);
  });
});
