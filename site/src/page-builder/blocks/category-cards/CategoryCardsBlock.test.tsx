import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, picture, words } from '../../test-block.ts';
import { CategoryCardsBlock } from './CategoryCardsBlock.tsx';

const category = (id: number, productCount: number) => ({
  id,
  title: `Group ${id}`,
  uri: `producten/groep-${id}`,
  productCount,
  headerImage: picture(`c${id}`, 296, 526),
});
const content = {
  text: '<p>Kies een groep.</p>',
  cta: callToAction('Alle producten', 'producten'),
  categories: [category(1, 6), category(2, 1)],
};
const html = (more: object = {}) => renderView(<CategoryCardsBlock block={block({ ...content, ...more })} />);

test('BLK-15 categories form a slider with text and call to action', () => {
  expect(html()).toMatch(/^<section [^>]*aria-roledescription="carrousel" aria-labelledby="block-4601"/);
  expect(words(html())).toEqual([
    'Productgroepen',
    'Kies een groep.',
    'Alle producten',
    '1 / 1',
    'Group 1',
    '6 producten',
    'Group 2',
    '1 product',
  ]);
});

test('BLK-15 each category links to its page and has a picture of 296 by 526 px', () => {
  expect(html()).toContain('href="/producten/groep-1/"');
  expect(html().match(/<img[^>]*width="296" height="526"/g)).toHaveLength(2);
});

test('BLK-15 the block is empty without categories', () => {
  expect(html({ categories: [] })).toBe('');
});
