import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, picture, words } from '../../test-block.ts';
import { NewsItemsBlock } from './NewsItemsBlock.tsx';

const article = (id: number) => ({
  id,
  title: `Article ${id}`,
  uri: `news/article-${id}`,
  postDate: '2026-11-05T09:00:00.000Z',
  introtext: 'Intro',
  headerslider: [{ ...picture(`n${id}`, 405, 405), whole: picture(`n${id}`, 625, 468).crop }],
});
const content = {
  titleField: 'News',
  text: '<p>What moves us.</p>',
  cta: callToAction('All news', 'news'),
  entries: [1, 2, 3].map(article),
};
const html = (more: object = {}) => renderView(<NewsItemsBlock block={block({ ...content, ...more })} />, { locale: 'en' });

test('BLK-10 articles form a slider with title, text and call to action', () => {
  expect(html()).toMatch(/^<section [^>]*aria-roledescription="carousel" aria-labelledby="block-4601"/);
  expect(words(html()).slice(0, 3)).toEqual(['News', 'What moves us.', 'All news']);
  expect(html().match(/<li/g)).toHaveLength(3);
});

test('BLK-10 each article has its date, its title as a link, and its picture of 405 by 405 px', () => {
  expect(words(html()).slice(-9)).toEqual([
    '5 November 2026',
    'Article 1',
    'Intro',
    '5 November 2026',
    'Article 2',
    'Intro',
    '5 November 2026',
    'Article 3',
    'Intro',
  ]);
  expect(html()).toContain('href="/en/news/article-1/"');
  expect(html()).toContain('width="405" height="405"');
});

test('BLK-10 the block is empty without articles', () => {
  expect(html({ entries: [] })).toBe('');
});
