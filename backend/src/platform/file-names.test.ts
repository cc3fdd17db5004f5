import { expect, test } from 'vitest';
import { contentDisposition, plainFileName } from './file-names.ts';

test.each([
  ['Grünanlage Größe', 'de', 'Gruenanlage-Groesse'],
  ['Coördinatie Café', 'nl', 'Coordinatie-Cafe'],
  ['Bank Łódź, 2 m', 'en', 'Bank-Lodz-2-m'],
  ['日本', 'en', ''],
] as const)('QUO-09 the file name of %s in %s is transliterated', (text, locale, name) => {
  expect(plainFileName(text, locale)).toBe(name);
});

test.each([
  ['list-2026.pdf', undefined, 'attachment; filename="list-2026.pdf"'],
  ['Bank één.jpg', 'inline', `inline; filename="Bank_een.jpg"; filename*=UTF-8''Bank%20%C3%A9%C3%A9n.jpg`],
  [`"a' (1).pdf`, undefined, `attachment; filename="_a___1_.pdf"; filename*=UTF-8''%22a%27%20%281%29.pdf`],
] as const)('CAT-15 the header of a download has the name %s', (name, type, header) => {
  expect(contentDisposition(name, type)).toBe(header);
});
