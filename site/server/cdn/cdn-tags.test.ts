import { addressTag } from '@plantsoen/contract/cache-identity.ts';
import { expect, test } from 'vitest';
import { buildTag, tagsOfAnswer, tagsToPurge } from './cdn-tags.ts';

const many = Array.from({ length: 2000 }, (_, index) => `Product:1:${index}`);

test('API-06 an answer has its exact tags and that of everything', () => {
  expect(tagsOfAnswer('fastly', ['Product:1:42', 'Product:1:list'])).toEqual(['plantsoen', 'Product:1:42', 'Product:1:list']);
});

test('API-06 a page has the tag of its build, also with coarser tags', () => {
  expect(tagsOfAnswer('fastly', ['Page:1:3'], 'b1')).toEqual(['plantsoen', 'build:b1', 'Page:1:3']);
  expect(tagsOfAnswer('fastly', many, 'b1')).toEqual(['plantsoen', buildTag('b1'), 'Product:any']);
});

test('API-06 too many tags become coarser ones, and no purge is lost', () => {
  const tags = tagsOfAnswer('fastly', [...many, 'Category:1:7']);
  expect(tags).toEqual(['plantsoen', 'Product:any', 'Category:any']);
  for (const tag of [...many, 'Category:1:7'])
    expect(
      tagsToPurge(tag).some((purged) => tags.includes(purged)),
      tag,
    ).toBe(true);
});

test.each([
  ['fastly', 16_384],
  ['cloudflare', 16_384],
  ['http', 8192 - 'Surrogate-Key: \r\n'.length],
] as const)('API-06 %s gets a header with at most %i bytes of tags', (kind, maxBytes) => {
  for (let count = 1; count <= many.length; count += 1)
    expect(tagsOfAnswer(kind, many.slice(0, count)).join(' ').length).toBeLessThanOrEqual(maxBytes);
});

test.each([
  ['spaces', addressTag(1, 'een twee'), 'path:1:een%20twee'],
  ['commas', addressTag(1, 'een,twee'), 'path:1:een%2Ctwee'],
  ['other letters', addressTag(3, 'bänke'), 'path:3:b%C3%A4nke'],
  ['percent signs', addressTag(1, '%2C'), 'path:1:%252C'],
  ['lone surrogates', addressTag(1, '\ud800'), 'path:1:%EF%BF%BD'],
])('API-06 a tag with %s remains one tag, and is purged by its name', (_, tag, encoded) => {
  expect(tagsOfAnswer('fastly', [tag])).toEqual(['plantsoen', encoded]);
  expect(tagsToPurge(tag)).toContain(encoded);
});

test('API-06 a long tag becomes a hash, by which it is purged', () => {
  const tag = addressTag(1, 'a'.repeat(3000));
  const [, hash = ''] = tagsOfAnswer('fastly', [tag]);
  expect(hash).toMatch(/^hash:[\da-f]{64}$/);
  expect(tagsToPurge(tag)).toContain(hash);
});
