import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { de } from '@payloadcms/translations/languages/de';
import { deepMergeSimple } from 'payload/shared';
import { expect, it } from 'vitest';
import { payloadWords } from '../backend/src/platform/payload/words/payload-words.ts';
import { familiarGerman, familiarTexts, textsOf } from './german.ts';
import { root } from './root.ts';

const stringsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(stringsOf);

it('API-08 LOC-07 every German text of our own says "Sie"', () => {
  expect(familiarTexts(root)).toEqual([]);
});

it('API-08 every German text of Payload says "Sie"', async () => {
  const words = deepMergeSimple(de.translations as object, (payloadWords as { de: object }).de);
  const texts = stringsOf(words);
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@payloadcms/richtext-lexical')));
  // Blocks within rich texts are a feature that our editor does not have.
  const files = globSync(`${folder}**/i18n.js`).filter((file) => !file.includes('/features/blocks/'));
  for (const file of files) texts.push(...stringsOf((await import(file)).i18n?.de));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => familiarGerman.test(text))).toEqual([]);
});

it.each(["de: 'Gib deinen Namen ein.'", 'de: "Wähle eine Farbe"', "de: 'Das kannst du ändern'", "de: 'Lade die Seite neu.'"])(
  'API-08 finds the friend in %s',
  (source) => {
    expect(textsOf(source).filter((text) => familiarGerman.test(text))).toHaveLength(1);
  },
);

it.each(["de: 'Wählen Sie eine Farbe'", "de: 'Die Lade ist leer'", "import { dir } from './dir'", "nl: 'Sluit de lade'"])(
  'API-08 finds none in %s',
  (source) => {
    expect(textsOf(source).filter((text) => familiarGerman.test(text))).toEqual([]);
  },
);
