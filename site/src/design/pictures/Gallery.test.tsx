import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { Gallery, type GalleryPicture } from './Gallery.tsx';

const crop = (name: string) => ({ path: `/${name}`, widths: [1], formats: ['jpg'], width: 4, height: 3 });
const picture = (name: string): GalleryPicture => ({
  alt: name,
  cutOut: false,
  large: crop(name),
  thumbnail: crop(`${name}-small`),
});

const gallery = (...names: string[]) =>
  renderView(
    <Gallery
      pictures={names.map(picture)}
      label="Pictures"
      labelOf={(place) => `Picture ${place}`}
      sizes="1px"
      shape="landscape"
    />,
  );

test('BLK-18 one picture is rendered without a slider, no picture renders nothing', () => {
  expect(gallery()).toBe('');
  expect(gallery('a')).toContain('alt="a"');
  expect(gallery('a')).not.toMatch(/<ul|<button|<a /);
});

test('CAT-05 two pictures are a slider whose thumbnails link to them without scripts', () => {
  const html = gallery('a', 'b');
  const targets = [...html.matchAll(/<a class="[^"]*" href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(2);
  for (const id of targets) expect(html).toContain(`id="${id}"`);
  expect(html).toMatch(/aria-label="Picture 1" aria-current="true"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('CAT-05 only the first picture is loaded immediately', () => {
  const html = gallery('a', 'b');
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(3);
});
