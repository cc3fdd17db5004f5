import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/api/context.ts';
import { type BlockPage, openBlockPage } from '../../../testing/block-page.ts';

const member = { id: 1, collection: 'members', isApproved: true } as Viewer;

let page: BlockPage;
let downloads: number[];
beforeAll(async () => {
  page = await openBlockPage();
  const { payload } = page.api;
  const keys = ['maintenance-wood', 'price-list-2027'];
  const { docs } = await payload.find({ collection: 'downloads', where: { key: { in: keys } }, depth: 0 });
  const [forAll, forMembers] = keys.map((key) => docs.find((doc) => doc.key === key));
  // The download has a file in every language, so that only the flag can hide it.
  const data = { titleField: 'Bestek', kind: 'pdf', file: forAll?.file, dutchOnly: true };
  const { id } = await payload.create({ collection: 'downloads', locale: 'nl', data });
  for (const locale of ['en', 'de'] as const) await payload.update({ collection: 'downloads', id, locale, data });
  downloads = [forAll?.id ?? 0, forMembers?.id ?? 0, id];
  for (const locale of ['nl', 'en', 'de'] as const) {
    await page.publish([{ blockType: 'downloads', titleField: 'Bestanden', downloads }], locale);
  }
});
afterAll(() => page.close());

const offered = async (...asked: Parameters<BlockPage['ask']>) => (await page.ask(...asked)).blocks[0].downloads;

it('BLK-09 returns title, kind, size and address of files, in the editors’ order', async () => {
  const { blocks, statements } = await page.ask();
  expect(blocks[0]).toMatchObject({ __typename: 'DownloadsBlock', titleField: 'Bestanden' });
  expect(blocks[0].downloads.map(({ id }: { id: number }) => id)).toEqual(downloads);
  expect(blocks[0].downloads[0]).toEqual({
    id: downloads[0],
    siteId: 1,
    titleField: 'Onderhoud van hout',
    kind: 'pdf',
    ...{ documentKind: 'manual', language: 'nl', version: null, date: '2026-11-20' },
    size: expect.any(Number),
    membersOnly: false,
    dutchOnly: false,
    url: expect.stringMatching(/^\/media\/files\/[0-9a-f]{24}\/.+\.pdf$/),
  });
  expect(statements).toBeLessThanOrEqual(3);
});

it('MEM-01 MEM-02 shows guests a members-only file without address and size, and members a working link', async () => {
  const forGuests = (await offered())[1];
  expect(forGuests).toMatchObject({ id: downloads[1], membersOnly: true, url: null, size: null });
  const answer = await page.ask('nl', member);
  expect(answer.blocks[0].downloads[1]).toMatchObject({ membersOnly: true, size: expect.any(Number) });
  const { url } = answer.blocks[0].downloads[1];
  expect(url).toMatch(/^\/media\/files\/[0-9a-f]{24}\/.+\.pdf\?until=\d{10}&key=[\w-]{43}$/);
  expect(answer.blocks[0].downloads[0].url).not.toContain('?');
  expect(JSON.stringify((await page.ask()).data)).not.toContain(url.split('?')[0]);
});

it('MEM-03 hides Dutch-only downloads in other languages, even from members', async () => {
  expect((await offered('nl')).map(({ id }: { id: number }) => id)).toContain(downloads[2]);
  for (const locale of ['en', 'de'] as const) {
    for (const viewer of [undefined, member]) {
      const answered = await offered(locale, viewer);
      expect(answered.map(({ id }: { id: number }) => id)).toEqual([downloads[0], downloads[1]]);
    }
  }
});

it('BLK-09 invalidates the page when a file changes (API-06)', async () => {
  expect((await page.ask()).tags).toContain('Download:1:list');
});
