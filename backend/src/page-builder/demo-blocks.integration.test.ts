import { describe, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { askBlocks } from '../testing/block-question.ts';
import { apiTest } from '../testing/open-api.ts';

const guestPrice = /\bprice":\s*\{/;

const api = apiTest('demo');

describe('blocks of the demo', () => {
  it('BLK-01 BLK-05 BLK-06 BLK-10 BLK-11 BLK-12 BLK-13 BLK-15 BLK-16 BLK-21 appear on the home page in every language, with at most twelve statements', async () => {
    for (const siteId of [1, 2, 3]) {
      // The first query fills the caches of the content that all pages share.
      await askBlocks(api, '__home__', siteId);
      const answer = await askBlocks(api, '__home__', siteId);
      expect(answer.blocks.map(({ __typename }: { __typename: string }) => __typename)).toEqual([
        'TitleTextBlock',
        'ElevationStripBlock',
        'CategoryCardsBlock',
        'CountdownImagesBlock',
        'ProductsBlock',
        'ReferencesBlock',
        'QuoteBlock',
        'NewsItemsBlock',
        'PartnersBlock',
        'NewsletterBlock',
      ]);
      const [, strip, cards, countdown, products, references, quote, news, partners] = answer.blocks;
      expect([strip.products.length, cards.categories.length, countdown.slides.length]).toEqual([7, 8, 4]);
      expect([products.products.length, references.entries.length, news.entries.length]).toEqual([6, 6, 8]);
      expect(quote).toMatchObject({ author: 'Anneke Vliervoet' });
      expect(partners.logos).toHaveLength(6);
      expect(answer.statements).toBeLessThanOrEqual(12);
    }
  });

  it('MEM-01 return prices to members only', async () => {
    const guest = await askBlocks(api, '__home__');
    expect(JSON.stringify(guest.data)).not.toMatch(guestPrice);
    const member = { id: 1, collection: 'members', isApproved: true } as Viewer;
    expect(JSON.stringify((await askBlocks(api, '__home__', 1, member)).data)).toMatch(guestPrice);
  });

  it('BLK-06 appear on projects and articles too', async () => {
    for (const uri of [
      'projecten/brinkpark-oost',
      (await api.ask('{ document(locale: 1, first: 1) { news { uri } } }')).data.document.news[0].uri,
    ]) {
      expect((await askBlocks(api, uri)).blocks.length, uri).toBeGreaterThan(0);
    }
  });
});
