import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, words } from '../../test-block.ts';
import { PartnersBlock } from './PartnersBlock.tsx';

const logos = ['Getij', 'Zomereik'].map((title) => ({ url: `/media/${title}.svg`, title, width: 190, height: 60 }));
const content = {
  titleField: 'Partners',
  text: '<p>Who knows the place.</p>',
  logos,
  cta: callToAction('Their work', 'projects'),
};
const html = (more: object = {}) => renderView(<PartnersBlock block={block({ ...content, ...more })} />, { locale: 'en' });

test('BLK-05 logos are 60 px high and named, with title, text and a call to action', () => {
  expect(words(html())).toEqual(['Partners', 'Who knows the place.', 'Their work']);
  for (const { title } of logos)
    expect(html()).toMatch(new RegExp(`<img[^>]*alt="${title}" width="190" height="60" loading="lazy"`));
  expect(html()).toMatch(/<section[^>]*aria-labelledby="block-4601"/);
});

test('BLK-05 logos need no title, and the block is empty without logos', () => {
  const alone = html({ titleField: null, text: null, cta: null });
  expect(alone).not.toMatch(/<h2|aria-labelledby/);
  expect(alone.match(/<img/g)).toHaveLength(2);
  expect(html({ logos: [] })).toBe('');
});
