import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { testSecrets } from '../platform/database/test-database.ts';
import { apiTest } from '../testing/open-api.ts';
import { reprojectAll } from './reproject-all.ts';

const api = apiTest('demo');

const run = (text: string) => api.payload.db.pool.query(text);
const projected = async () => (await run('select product_id, site_id, title, facts, card from catalogue order by 1, 2')).rows;
const addresses = async () => (await run('select site_id, path, kind, title, entry_id from address order by 1, 2')).rows;
const announcedTags = async (after: number) =>
  (await run(`select distinct unnest(tags) as tag from change where id > ${after}`)).rows.map(({ tag }) => tag as string);
const position = async () => Number((await run('select max(id) as id from change')).rows[0].id);
const total = async () => (await api.ask('{ products(siteId: 1) { total } }')).data.products.total as number;

// Each test projects all demo content, which is slow on a busy machine.
describe('API-09 rebuilt projections', () => {
  it('are unchanged and announce and index nothing if they were correct', async () => {
    const [rows, places, before] = [await projected(), await addresses(), await position()];
    await run('delete from search_index_queue');
    expect(await reprojectAll(api.payload)).toMatchObject({ changed: 0 });
    expect(await projected()).toEqual(rows);
    expect(await addresses()).toEqual(places);
    expect(await announcedTags(before)).toEqual([]);
    expect((await run('select from search_index_queue')).rowCount).toBe(0);
  });

  it('correct missing, wrong and obsolete rows, and announce only those', async () => {
    const [rows, places] = [await projected(), await addresses()];
    const [first, second] = [...new Set(rows.map(({ product_id }) => product_id as number))];
    await run(`delete from catalogue where product_id = ${first}`);
    await run(`update catalogue set card = jsonb_set(card, '{title}', '"Fout"') where product_id = ${second}`);
    await run("update address set title = 'Fout' where entry_type = 'news' and kind = 'canonical' and site_id = 1");
    await run(`insert into catalogue (product_id, site_id, position, category_ids, title, sku, facts, card)
      select 999999, site_id, position, category_ids, title, sku, facts, card from catalogue where product_id = ${second}`);
    const before = await position();
    const outcome = await reprojectAll(api.payload);
    expect(await projected()).toEqual(rows);
    expect(await addresses()).toEqual(places);
    expect(outcome.changed).toBeGreaterThanOrEqual(4);
    const tags = await announcedTags(before);
    expect(tags).toEqual(
      expect.arrayContaining([`Product:1:${first}`, `Product:1:${second}`, 'Product:1:list', 'NewsArticle:1:list']),
    );
    expect(tags.filter((tag) => /^(Page|Project|FaqQuestion):/.test(tag))).toEqual([]);
  });

  it('keep the list complete and let editors publish meanwhile', async () => {
    const { entry } = (
      await api.ask('{ entry(uri: "producten/zitmeubilair/wilg-ligbank", siteId: 1) { ... on Product { id } } }')
    ).data;
    const whole = await total();
    await run("update catalogue set title = 'Fout'");
    let isOver = false;
    const rebuilding = reprojectAll(api.payload).finally(() => {
      isOver = true;
    });
    const totals: number[] = [];
    let publications = 0;
    while (!isOver) {
      totals.push(await total());
      const data = { title: `Wilg ${publications}`, _status: 'published' } as never;
      await api.payload.update({ collection: 'products', id: entry.id, locale: 'nl', data });
      publications += 1;
    }
    expect(await rebuilding).toMatchObject({ entries: expect.any(Number) });
    expect(publications).toBeGreaterThan(1);
    expect(new Set(totals)).toEqual(new Set([whole]));
    expect((await run("select from catalogue where title = 'Fout'")).rowCount).toBe(0);
    const { rows } = await run(`select title from catalogue where product_id = ${entry.id} and site_id = 1`);
    expect(rows).toEqual([{ title: `Wilg ${publications - 1}` }]);
  });

  it('are started by a command', async () => {
    await run('delete from catalogue where site_id = 1');
    const program = join(import.meta.dirname, '../../dist/plantsoen.mjs');
    const env = { ...process.env, ...testSecrets, DATABASE_URL: api.database.url, DATA_FOLDER: api.database.dataFolder };
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'projections', 'rebuild'], { env });
    expect(stdout).toMatch(/^projections: \d+ entries in [\d.]+ s, \d+ of them changed$/m);
    expect(await total()).toBe(48);
  });
});
