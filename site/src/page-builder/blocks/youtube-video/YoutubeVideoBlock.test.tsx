import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, picture, words } from '../../test-block.ts';
import { YoutubeVideoBlock } from './YoutubeVideoBlock.tsx';

const content = {
  titleField: 'The workshop',
  text: '<p>How we work.</p>',
  videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  imagePlaceholder: picture('park', 844, 474),
  thumbnail: null,
};
const thumbnail = { url: '/media/videos/a.webp', width: 1280, height: 719 };
const html = (more: object = {}) => renderView(<YoutubeVideoBlock block={block({ ...content, ...more })} />, { locale: 'en' });

test('BLK-04 title and text stand beside the placeholder of 844 by 474, which says what playing does', () => {
  expect(words(html())).toEqual(['The workshop', 'How we work.', 'Playing loads the film from YouTube.']);
  expect(html()).toMatch(/<img[^>]*loading="lazy"[^>]*width="844" height="474"/);
  expect(html()).toMatch(/<a [^>]*aria-label="Play film: The workshop" aria-describedby="film-4601"/);
  expect(html()).toContain('<p class="_notice');
  expect(html()).toContain('id="film-4601"');
});

test('BLK-04 without JavaScript it leads to the film; nothing of its host is in the page', () => {
  expect(html()).toMatch(/<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ" target="_blank" rel="noopener"/);
  expect(html()).not.toMatch(/<iframe|nocookie|ytimg|preconnect/);
});

test('BLK-04 without an own picture the one of the host stands there, served by us; without either its name', () => {
  expect(html({ imagePlaceholder: null, thumbnail })).toMatch(
    /<img[^>]* src="\/media\/videos\/a\.webp" alt="" width="1280" height="719"/,
  );
  expect(html()).not.toContain('_name');
  const bare = html({ imagePlaceholder: null });
  expect(bare).not.toContain('<img');
  expect(bare).toMatch(/<span class="_name[^"]*">The workshop<\/span>/);
});

test('BLK-04 without a title it is named all the same', () => {
  expect(html({ titleField: null, text: null })).toMatch(/^<section[^>]* aria-label="Film"/);
});
