import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, crop, picture, words } from '../../test-block.ts';
import { CountdownImagesBlock } from './CountdownImagesBlock.tsx';
import { CountdownScenes } from './CountdownScenes.tsx';
import { CountdownTitles } from './CountdownTitles.tsx';
import type { CountdownView } from './useCountdown.ts';

const slide = (name: string) => ({
  titleField: name,
  text: `<p>About ${name}.</p>`,
  image: picture(name, 1600, 732),
  mobileImage: { crop: crop(`${name}-m`, 590, 732) },
  cta: callToAction(`To ${name}`, name),
});
const html = (...names: string[]) =>
  renderView(<CountdownImagesBlock block={block({ slides: names.map(slide) })} />, { locale: 'en' });

test('BLK-11 the page contains all slides with title, text and call to action', () => {
  expect(words(html('sitting', 'ordering'))).toEqual([
    'In pictures',
    'sitting',
    'About sitting.',
    'To sitting',
    'ordering',
    'About ordering.',
    'To ordering',
  ]);
});

test('BLK-11 pictures are 1600 by 732 px, below 768 px 590 by 732 px, and are loaded lazily', () => {
  const page = html('sitting', 'ordering');
  expect(page.match(/<img[^>]*loading="lazy"[^>]*width="1600" height="732"/g)).toHaveLength(2);
  expect(page).toMatch(/<source type="image\/avif" srcSet="\/media\/sitting-m-590\.avif 590w"[^>]*width="590" height="732"/);
  expect(page.match(/data-layer/g)).toHaveLength(1);
});

test('BLK-11 two slides can show the same picture', () => {
  const slides = [slide('sitting'), { ...slide('ordering'), image: picture('sitting', 1600, 732) }] as never;
  const countdown = { slide: 0 } as CountdownView;
  for (const view of [CountdownScenes({ slides, countdown }), CountdownTitles({ slides, countdown })]) {
    const keys = (view.props.children as ReactElement[]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  }
});

test('BLK-11 titles are buttons, the first is current, and there is a pause button', () => {
  const page = html('sitting', 'ordering');
  expect(page).toMatch(/<button type="button" [^>]*aria-current="true">sitting<\/button>/);
  expect(page.match(/aria-current/g)).toHaveLength(1);
  expect(page).toContain('aria-label="Pause"');
});

test('BLK-11 BLK-18 a single slide has no pause button', () => {
  expect(html('sitting')).not.toContain('aria-label="Pause"');
});
