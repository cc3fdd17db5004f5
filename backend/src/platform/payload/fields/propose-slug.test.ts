import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { proposeSlug } from './propose-slug.ts';

it('EDT-07 proposes a slug of the title in plain letters', () => {
  expect(proposeSlug('Bank “Meent” – 1,80 m', 'nl')).toBe('bank-meent-1-80-m');
  expect(proposeSlug('Foto’s & ideeën', 'nl')).toBe('fotos-ideeen');
});

it('EDT-07 writes German umlauts as two letters', () => {
  expect(proposeSlug('Über Größe & Maß', 'de')).toBe('ueber-groesse-mass');
  expect(proposeSlug('Über', 'nl')).toBe('uber');
});

it('EDT-07 cuts a long slug after a word, and proposes none without letters', () => {
  const slug = proposeSlug('parkmeubilair '.repeat(20), 'nl');
  expect(slug.length).toBeLessThanOrEqual(limits.slug);
  expect(slug).toMatch(/parkmeubilair$/);
  expect(proposeSlug('…', 'nl')).toBe('');
});
