import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { createApiServer } from '../platform/api/server.ts';
import { log, quotationTest } from '../testing/quotations.ts';
import { listHandler } from './list-handler.ts';

const { api, sql, documents, bench } = quotationTest();
const viewers: Record<string, Viewer> = {
  'JWT approved': { id: 1, collection: 'members', isApproved: true } as Viewer,
  'JWT waiting': { id: 2, collection: 'members', isApproved: false } as Viewer,
};

describe('the files of a list as a ZIP', () => {
  let server: ReturnType<typeof createApiServer>;
  beforeAll(async () => {
    server = createApiServer({
      ...{ log, serviceTokens: ['s'.repeat(32)], readinessErrors: async () => [] },
      ...{ graphql: () => undefined, changes: () => undefined, media: () => undefined, uploads: () => undefined },
      trusted: {
        '/quotation-list': listHandler({
          ...{ payload: api.payload, documents: documents() },
          callerOf: async (authorization) => ({ viewer: viewers[authorization ?? ''] ?? null }),
        }),
      },
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  let visitors = 0;
  const ask = (asked: object, authorization?: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/quotation-list`, {
      method: 'POST',
      headers: {
        ...{ 'x-service-token': 's'.repeat(32), 'x-visitor-address': `10.0.${visitors++}.1` },
        ...(authorization && { authorization }),
      },
      body: JSON.stringify({ format: 'zip', siteId: 1, ...asked }),
    });
  async function opened(answer: Response) {
    expect(answer.status).toBe(200);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const list = Object.keys(files).find((path) => path.endsWith('.csv')) ?? '';
    return { paths: Object.keys(files), list: Buffer.from(files[list] ?? []).toString() };
  }
  const id = () => bench().id;

  it('CAT-15 contains the files of the product and of the variant of the line, or of all variants', async () => {
    const { rows } = await sql().raw('select sku from variants where product_id = $1 order by position, id limit 2', [id()]);
    const skus = (rows as { sku: string }[]).map(({ sku }) => sku);
    const one = await ask({ lines: [{ id: id(), amount: 1, variant: skus[0] }], project: 'Brinkpark Oost' });
    expect(one.headers.get('content-disposition')).toMatch(/"bestanden-Brinkpark-Oost-\d{4}-\d\d-\d\d\.zip"$/);
    const { paths, list } = await opened(one);
    expect(paths.filter((path) => path.includes(`/${skus[0]}/`)).length).toBeGreaterThan(0);
    expect(paths.filter((path) => path.includes(`/${skus[1]}/`))).toEqual([]);
    expect(list).toContain(`;Meent parkbank;${skus[0]};`);
    expect(list, 'kind, format, language, version and date').toMatch(
      /;Onderhoud van hout;Handleiding;PDF;Nederlands;;2026-11-20\r\n/,
    );
    expect(list).toMatch(/;2D-tekening;DXF;;;\d{4}-\d\d-\d\d\r\n/);
    const all = await opened(await ask({ lines: [{ id: id(), amount: 1 }] }));
    for (const sku of skus) expect(all.paths.some((path) => path.includes(`/${sku}/`))).toBe(true);
    const twice = [bench(), { ...bench(), colour: undefined }, { id: id(), amount: 2 }];
    expect((await opened(await ask({ lines: twice }))).paths).toEqual(all.paths);
  });

  it('CAT-15 contains the selected files, without those that the site does not offer', async () => {
    const { rows } = await sql().raw(
      `select d.id, d.members_only as "forMembers" from downloads d where d.key in ('maintenance-wood', 'price-list-2027', 'BM-1010-glb')
       order by d.key`,
    );
    const files = [...rows.map((row) => (row as { id: number }).id), 999_999];
    const guest = await opened(await ask({ files }));
    expect(guest.paths).toEqual([
      'inhoud.csv',
      expect.stringMatching(/^Meent-parkbank\/BM-1010-01\/.+\.glb$/),
      expect.stringMatching(/^[^/]+\.pdf$/),
    ]);
    expect(guest.list).toContain('Alleen voor goedgekeurde leden');
    expect(guest.list).not.toMatch(/price-list/);
    expect((await opened(await ask({ files }, 'JWT waiting'))).paths).toEqual(guest.paths);
    expect((await opened(await ask({ files }, 'JWT approved'))).paths).toHaveLength(guest.paths.length + 1);
  });

  it('CAT-15 refuses selections that are empty, too large or unreadable, and those of unknown files', async () => {
    for (const files of [[], Array(101).fill(1), ['1'], 'all', [-1]]) expect((await ask({ files })).status).toBe(400);
    expect((await ask({ files: [1], format: 'pdf' })).status).toBe(400);
    expect((await ask({ files: [999_999] })).status).toBe(404);
  });

  it('CAT-15 is in the language of the site, and omits files that it does not offer', async () => {
    const german = await ask({ siteId: 3, lines: [{ id: id(), amount: 1 }] });
    expect(german.headers.get('content-disposition')).toMatch(/"dateien-\d{4}-\d\d-\d\d\.zip"$/);
    const { paths, list } = await opened(german);
    expect(paths[0]).toBe('inhalt.csv');
    expect(list).toMatch(/^\ufeffDatei;Produkt;Ausführung;/);
    await sql().raw('update downloads set dutch_only = true');
    expect((await ask({ siteId: 3, lines: [{ id: id(), amount: 1 }] })).status).toBe(404);
    await sql().raw('update downloads set dutch_only = false');
  });

  it('MEM-02 contains files for members for approved members only', async () => {
    const lines = [{ id: id(), amount: 1 }];
    const open = await opened(await ask({ lines }));
    await sql().raw(`update downloads set members_only = true; update files set members_only = true`);
    const { rows } = await sql().raw('select hash, filename from files');
    for (const authorization of [undefined, 'JWT waiting', 'JWT wrong']) {
      const closed = await opened(await ask({ lines }, authorization));
      expect(closed.paths).toEqual(['inhoud.csv']);
      expect(closed.list).toContain('Alleen voor goedgekeurde leden');
      for (const { hash, filename } of rows) {
        expect(closed.list).not.toContain(hash);
        expect(closed.list).not.toContain(filename);
      }
    }
    const approved = await opened(await ask({ lines }, 'JWT approved'));
    expect(approved.paths.filter((path) => !open.paths.includes(path))).toEqual(['Meent-parkbank/price-list-2027-nl.pdf']);
    expect(open.paths.filter((path) => !approved.paths.includes(path))).toEqual([]);
    await sql().raw(`update downloads set members_only = false; update files set members_only = false`);
  });

  it('CAT-15 is refused without a live product, without files and with too many', async () => {
    expect((await ask({ lines: [{ id: 999_999, amount: 1 }] })).status).toBe(422);
    expect((await ask({ lines: [] })).status).toBe(422);
    await sql().raw(
      `insert into products_rels ("order", parent_id, path, downloads_id)
       select n, $1, 'downloads', (select min(id) from downloads) from generate_series(1, 1001) n`,
      [id()],
    );
    expect((await ask({ lines: [{ id: id(), amount: 1 }] })).status).toBe(413);
    await sql().raw(`delete from products_rels where path = 'downloads'`);
    await sql().raw(`delete from variants_rels where path = 'downloads'`);
    expect((await ask({ lines: [{ id: id(), amount: 1 }] })).status).toBe(404);
  });
});
