import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const crop = (path: string) => ({
  path,
  widths: [313, 625],
  formats: ['avif', 'webp', 'jpg'],
  width: 625,
  height: 468,
});
const picture = { alt: 'A bench', cutOut: false, crop: crop('/media/a') };

test('CAT-07 a picture has modern formats with its original as fallback, and reserves its space', () => {
  const html = renderToStaticMarkup(<Picture className={undefined} picture={picture} sizes="50vw" />);
  expect(html.match(/type="[^"]*"/g)).toEqual(['type="image/avif"', 'type="image/webp"']);
  expect(html).toContain('srcSet="/media/a-313.avif 313w, /media/a-625.avif 625w"');
  expect(html).toContain('<img loading="lazy" src="/media/a-625.jpg" alt="A bench" width="625" height="468"');
});

test('HERO-06 below 768 px the mobile picture replaces the other one, in every format', () => {
  const html = renderToStaticMarkup(
    <Picture className={undefined} picture={picture} mobileCrop={crop('/media/m')} sizes="100vw" priority />,
  );
  const sources = [...html.matchAll(/<source type="([^"]*)" srcSet="([^" ]*)[^"]*"[^>]*?(media="[^"]*")?[^>]*>/g)];
  expect(
    sources.slice(0, 3).every(([tag, , file]) => tag.includes('media="(width &lt; 768px)"') && file?.startsWith('/media/m')),
  ).toBe(true);
  expect(sources.slice(0, 3).map(([, type]) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  expect(sources.slice(3).every(([tag]) => !tag.includes('media='))).toBe(true);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain('loading="lazy"');
});
