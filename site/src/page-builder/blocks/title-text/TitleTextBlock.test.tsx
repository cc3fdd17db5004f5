import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, words } from '../../test-block.ts';
import { TitleTextBlock } from './TitleTextBlock.tsx';

const content = {
  titleField: 'Made here',
  text: '<p>Eight groups.</p>',
  textColumn2: null,
  cta: callToAction('About us', 'about-us'),
};
const html = (more: object = {}, belowScene = false) =>
  renderView(<TitleTextBlock block={block({ ...content, ...more })} belowScene={belowScene} />, { locale: 'en' });

test('BLK-01 a block shows its title, text and call to action', () => {
  expect(words(html())).toEqual(['Made here', 'Eight groups.', 'About us']);
  expect(html()).toContain('href="/en/about-us/"');
  expect(html()).toMatch(/<h2[^>]*>Made here<\/h2>/);
});

test('BLK-01 the text has one column or two', () => {
  expect(html()).toMatch(/class="_oneColumn/);
  const two = html({ textColumn2: '<p>The other half.</p>' });
  expect(two).toMatch(/class="_twoColumns/);
  expect(words(two)).toEqual(['Made here', 'Eight groups.', 'The other half.', 'About us']);
});

test('BLK-01 below a scene a short text is the statement of the page, a long one is not', () => {
  expect(html({}, true)).toMatch(/class="_statement/);
  expect(html({ text: '<p>One.</p><p>Two.</p>' }, true)).toMatch(/class="_oneColumn/);
  expect(html({}, false)).not.toMatch(/_statement/);
});

test('BLK-01 each part is optional', () => {
  expect(words(html({ titleField: null, cta: null }))).toEqual(['Eight groups.']);
  expect(html({ titleField: null, text: null, cta: null })).not.toMatch(/<h2|<a/);
});
