import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BlockPage, openBlockPage } from '../../../testing/block-page.ts';

let page: BlockPage;
beforeAll(async () => {
  page = await openBlockPage();
  for (const locale of ['nl', 'de'] as const)
    await page.publish([{ blockType: 'contrast', titleField: locale === 'nl' ? 'Reken na' : 'Nachrechnen' }], locale);
});
afterAll(() => page.close());

it('CAT-20 returns the title and the colours of the chart, the standard palette first, in each language', async () => {
  const dutch = (await page.ask()).blocks[0];
  expect(dutch).toMatchObject({ __typename: 'ContrastBlock', siteId: 1, titleField: 'Reken na', text: null });
  expect(dutch.groups[0].title).toBe('Standaard');
  expect(dutch.groups[0].colours[0]).toEqual({ code: 'RAL 7016' });
  const german = (await page.ask('de')).blocks[0];
  expect(german.titleField).toBe('Nachrechnen');
  expect(german.groups.length).toBe(dutch.groups.length);
});
