import { expect, it } from 'vitest';
import { familiarGerman } from '../contract/testing/familiar-german.ts';
import { familiarTexts, textsOf } from './german.ts';
import { root } from './root.ts';

it('API-08 LOC-07 every German text of our own uses "Sie"', () => {
  expect(familiarTexts(root)).toEqual([]);
});

it.each(["de: 'Gib deinen Namen ein.'", 'de: "Wähle eine Farbe"', "de: 'Das kannst du ändern'", "de: 'Lade die Seite neu.'"])(
  'API-08 finds an informal address in %s',
  (source) => {
    expect(textsOf(source).filter((text) => familiarGerman.test(text))).toHaveLength(1);
  },
);

it.each(["de: 'Wählen Sie eine Farbe'", "de: 'Die Lade ist leer'", "import { dir } from './dir'", "nl: 'Sluit de lade'"])(
  'API-08 finds no informal address in %s',
  (source) => {
    expect(textsOf(source).filter((text) => familiarGerman.test(text))).toEqual([]);
  },
);
