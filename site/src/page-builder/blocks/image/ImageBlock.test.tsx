import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, crop, picture } from '../../test-block.ts';
import { ImageBlock } from './ImageBlock.tsx';

const image = (name: string, id: number) => ({
  ...picture(name, 1067, 800),
  id,
  wide: crop(`${name}-wide`, 1280, 800),
  thumbnail: crop(`${name}-thumbnail`, 108, 81),
});

const html = (names: string[], kolombreedte = 12) =>
  renderView(<ImageBlock block={block({ images: names.map(image), kolombreedte, pinterest: false })} />, { locale: 'en' });

test('BLK-03 one picture of 1067 by 800 px has no slider and is loaded lazily', () => {
  expect(html(['a'], 10)).toMatch(/<img[^>]*loading="lazy"[^>]*alt="Picture of a" width="1067" height="800"/);
  expect(html(['a'])).not.toMatch(/aria-roledescription|<ul|<button/);
});

test('BLK-03 a picture over the whole container has a crop of its width', () => {
  expect(html(['a'], 12)).toMatch(/<img[^>]*alt="Picture of a" width="1280" height="800"/);
});

test('BLK-03 two pictures form a slider with thumbnails 108 px wide, which link to the pictures without scripts', () => {
  const slider = html(['a', 'b']);
  expect(slider).toContain('aria-roledescription="carousel" aria-label="Pictures"');
  expect(slider.match(/width="108" height="81"/g)).toHaveLength(2);
  for (const place of [1, 2]) {
    expect(slider).toContain(`<li class="${/<li class="([^"]*)" id="block-4601-1"/.exec(slider)?.[1]}" id="block-4601-${place}"`);
    expect(slider).toContain(`href="#block-4601-${place}" aria-label="Picture ${place}"`);
  }
});

test('BLK-03 pictures span the number of columns that editors selected', () => {
  for (const columns of [8, 10, 12]) expect(html(['a'], columns)).toContain(`_columns${columns}_`);
  expect(html(['a'], 8)).toContain('sizes="(width &gt;= 1360px) 845px');
});

test('BLK-03 the block is empty without pictures', () => {
  expect(html([])).toBe('');
});
