import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, crop, picture, words } from '../../test-block.ts';
import { TextImageBlock } from './TextImageBlock.tsx';

const crops = (name: string, cutOut = false) => ({
  ...picture(name, 514, 685),
  id: 7,
  cutOut,
  landscape: crop(`${name}-landscape`, 517, 388),
  whole: crop(`${name}-whole`, 625, 468),
});

const content = {
  titleField: 'Spare parts',
  text: '<p>For fifteen years.</p>',
  cta: callToAction('Order one', 'service/parts'),
  image: crops('bench'),
  alternativeImage: null,
  imageAspectRatio: '3:4',
  position: 'left',
  darkBackground: false,
  pinterest: false,
};

const html = (more: object = {}) => renderView(<TextImageBlock block={block({ ...content, ...more })} />, { locale: 'en' });

test('BLK-02 a text is beside a picture of 514 by 685 px, and its title labels the block', () => {
  expect(words(html())).toEqual(['Spare parts', 'For fifteen years.', 'Order one']);
  expect(html()).toMatch(/<img[^>]*loading="lazy"[^>]*alt="Picture of bench" width="514" height="685"/);
  expect(html()).toMatch(/<section[^>]*aria-labelledby="block-4601".*<h2 id="block-4601">/s);
  expect(html()).toContain('href="/en/service/parts/"');
});

test('BLK-02 a landscape block shows the alternative picture at 517 by 388 px, or else the picture itself', () => {
  const landscape = html({ imageAspectRatio: '4:3', alternativeImage: crops('detail') });
  expect(landscape).toMatch(/<img[^>]*alt="Picture of detail" width="517" height="388"/);
  expect(html({ imageAspectRatio: '4:3' })).toMatch(/<img[^>]*alt="Picture of bench" width="517" height="388"/);
  expect(html({ alternativeImage: crops('detail') })).toContain('Picture of bench');
});

test('BLK-02 a cut-out is never cropped', () => {
  for (const imageAspectRatio of ['3:4', '4:3']) {
    expect(html({ image: crops('bench', true), imageAspectRatio })).toMatch(
      /<img[^>]*src="\/media\/bench-whole-625.jpg"[^>]*width="625" height="468"/,
    );
  }
});

test('BLK-02 the picture is left or right, on a light or a dark background', () => {
  expect(html()).toMatch(/<section class="[^"]*_light_[^"]*_left_/);
  expect(html({ position: 'right', darkBackground: true })).toMatch(/<section class="[^"]*_dark_[^"]*_right_/);
});

test('BLK-02 a block whose picture was deleted shows its text', () => {
  const text = html({ image: null });
  expect(text).not.toContain('<img');
  expect(words(text)).toContain('For fifteen years.');
});
