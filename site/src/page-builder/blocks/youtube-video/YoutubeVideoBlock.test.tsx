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

test('BLK-04 title and text are beside the placeholder of 844 by 474 px, with a note on what playing loads', () => {
  expect(words(html())).toEqual(['The workshop', 'How we work.', 'Playing loads the film from YouTube.']);
  expect(html()).toMatch(/<img[^>]*loading="lazy"[^>]*width="844" height="474"/);
  expect(html()).toMatch(/<a [^>]*aria-label="Play film: The workshop" aria-describedby="film-4601"/);
  expect(html()).toContain('<p class="_notice');
  expect(html()).toContain('id="film-4601"');
});

test('BLK-04 without JavaScript the block links to the film, and the page loads nothing from its host', () => {
  expect(html()).toMatch(/<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ" target="_blank" rel="noopener"/);
  expect(html()).not.toMatch(/<iframe|nocookie|ytimg|preconnect/);
});

test('BLK-04 the default picture is the thumbnail of the host, served by the site, or else the title', () => {
  expect(html({ imagePlaceholder: null, thumbnail })).toMatch(
    /<img[^>]* src="\/media\/videos\/a\.webp" alt="" width="1280" height="719"/,
  );
  expect(html()).not.toContain('_name');
  const bare = html({ imagePlaceholder: null });
  expect(bare).not.toContain('<img');
  expect(bare).toMatch(/<span class="_name[^"]*">The workshop<\/span>/);
});

test('BLK-04 a film without a title has a name', () => {
  expect(html({ titleField: null, text: null })).toMatch(/^<section[^>]* aria-label="Film"/);
});
