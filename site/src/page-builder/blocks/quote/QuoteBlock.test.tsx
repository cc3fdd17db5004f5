import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, picture, words } from '../../test-block.ts';
import { QuoteBlock } from './QuoteBlock.tsx';

const content = { quote: 'She counts in benches.', author: 'Anneke Vliervoet', role: 'Board member', image: null };
const html = (more: object = {}, locale: 'nl' | 'en' | 'de' = 'en') =>
  renderView(<QuoteBlock block={block({ ...content, ...more })} />, { locale });

test('BLK-06 a quote has the quotation marks of its language, with author and role', () => {
  expect(words(html())).toEqual(['“She counts in benches.”', 'Anneke Vliervoet', 'Board member']);
  expect(words(html({}, 'de'))[0]).toBe('„She counts in benches.“');
  expect(html()).toMatch(/<figure[^>]*><blockquote[^>]*><p>[^<]*<\/p><\/blockquote><figcaption/);
});

test('BLK-06 a quote without author and role has no caption', () => {
  expect(html({ author: null, role: null })).not.toContain('figcaption');
  expect(words(html({ author: null }))).toEqual(['“She counts in benches.”', 'Board member']);
});

test('BLK-06 the portrait of a quote is optional', () => {
  expect(html({ image: picture('noor', 405, 516) })).toMatch(/<img[^>]*loading="lazy"[^>]*width="405" height="516"/);
  expect(html()).not.toContain('<img');
});
