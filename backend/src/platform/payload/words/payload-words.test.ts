import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { nl } from '@payloadcms/translations/languages/nl';
import { familiarGerman } from '@plantsoen/contract/testing/familiar-german.ts';
import { deepMergeSimple } from 'payload/shared';
import { describe, expect, it } from 'vitest';
import { payloadWords } from './payload-words.ts';

type Words = { [name: string]: string | Words };

/** Returns texts by path, such as `general.open`. */
function textsOf(words: Words, above = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, text]) =>
      typeof text === 'string' ? [[above + name, text] as const] : [...textsOf(text, `${above}${name}.`)],
    ),
  );
}

const own = payloadWords as unknown as Record<'nl' | 'en' | 'de', Words>;
const merged = (language: 'nl' | 'de', words: object) => textsOf(deepMergeSimple(words as Words, own[language]) as Words);
const english = textsOf(en.translations as unknown as Words);
const ownEnglish = textsOf(own.en);
const languages = { nl: merged('nl', nl.translations), de: merged('de', de.translations) };

/** Words that are the same in both languages. */
const international: Record<'nl' | 'de', readonly string[]> = {
  nl: ['Account', 'Document', 'Filter', 'Filters', 'Menu', 'Open', 'Type', 'Status'],
  de: ['Name', 'Export', 'Layout', 'Status', 'Version'],
};

const familiar = { nl: /\b(je|jij|jou|jouw)\b/i, de: familiarGerman };

/** English words that exist neither in Dutch nor in German. */
const englishWord =
  /\b(the|and|are|you|your|selected|locales?|successfully|failed|please|not|with|this|have|has|upload (?:files?|all)|bulk|an?other|are you sure)\b/i;

describe.each(['nl', 'de'] as const)('API-08 Payload speaks %s', (language) => {
  const texts = languages[language];

  it('in every text that exists in English', () => {
    const missing = [...english].filter(([path]) => !texts.get(path));
    const same = [...english].filter(([path, text]) => texts.get(path) === text && !international[language].includes(text));
    expect([...missing, ...same]).toEqual([]);
  });

  it('without English words, and with one form of address', () => {
    const named = (text: string) => text.replace(/\{\{\w+\}\}|<[^>]*>/g, '');
    const wrong = [...texts].filter(([, text]) => englishWord.test(named(text)) || familiar[language].test(named(text)));
    expect(wrong).toEqual([]);
  });

  it('without a word that fixes the gender of a name, and without capitals in the middle of a sentence', () => {
    const gendered =
      /\(\p{Ll}+\)|\b(dit|deze|de|het|een|nieuwe?|der|die|das|diese[rs]?|eine?|keine?n|kein|neue?)\s+(<\d>)?\{\{label\}\}/iu;
    const wrong = [...texts].filter(([, text]) => {
      const isTitleCase = language === 'nl' && /[\p{Ll},>] \p{Lu}\p{Ll}/u.test(text.replace(/<br>.*/, ''));
      return gendered.test(text) || isTitleCase || text.includes('Payload');
    });
    expect(wrong).toEqual([]);
  });

  it('with the same placeholders as in English', () => {
    const gaps = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
    const own_ = textsOf(own[language]);
    const differing = [...own_].filter(([path, text]) => {
      const original = ownEnglish.get(path) ?? english.get(path);
      return original !== undefined && gaps(text).some((gap) => !gaps(original).includes(gap));
    });
    expect(differing).toEqual([]);
  });
});

it('API-08 the rich text editor has all of its texts in Dutch and German, with "Sie"', async () => {
  const folder = new URL('.', import.meta.resolve('@payloadcms/richtext-lexical'));
  const wrong: string[] = [];
  // Our editor does not use the feature for blocks within rich texts.
  const files = globSync(`${fileURLToPath(folder)}**/i18n.js`).filter((file) => !file.includes('/features/blocks/'));
  for (const file of files) {
    const { i18n } = (await import(file)) as { i18n?: Record<string, Record<string, string>> };
    for (const name of Object.keys(i18n?.en ?? {}))
      for (const language of ['nl', 'de']) if (!i18n?.[language]?.[name]) wrong.push(`${file} ${language} ${name}`);
    for (const text of Object.values(i18n?.de ?? {})) if (familiarGerman.test(text)) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});
