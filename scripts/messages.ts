// Checks the texts of the interface: every language has the same keys with the same placeholders.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const languages = ['nl', 'en', 'de'] as const;

type Texts = Record<string, unknown>;

/** Returns texts by their full key (`list.more`); nested objects are flattened. */
function flatten(texts: Texts, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...flatten(value as Texts, `${prefix}${key}.`)]
        : [[`${prefix}${key}`, value]],
    ),
  );
}

const placeholdersOf = (text: unknown) => [...new Set(String(text).match(/\{\w+/g))].sort().join(' ');

/** Returns the differences between the languages of one folder of messages, one line each. */
export function messageErrors(folder: string, texts: Record<(typeof languages)[number], Texts>): string[] {
  const byLanguage = languages.map((language) => ({ language, texts: flatten(texts[language]) }));
  const keys = new Set(byLanguage.flatMap(({ texts: found }) => [...found.keys()]));
  return [...keys].flatMap((key) => {
    const missing = byLanguage.filter(({ texts: found }) => typeof found.get(key) !== 'string' || found.get(key) === '');
    if (missing.length > 0) return missing.map(({ language }) => `${folder}/${language}.json has no text for ${key}`);
    const placeholders = new Set(byLanguage.map(({ texts: found }) => placeholdersOf(found.get(key))));
    return placeholders.size > 1 ? [`${folder}: the placeholders of ${key} differ between languages`] : [];
  });
}

/** Returns the errors in all messages of the site. */
export function allMessageErrors(root: string): string[] {
  return globSync('site/{src,server}/**/messages/nl.json', { cwd: root }).flatMap((file) => {
    const folder = file.slice(0, -'/nl.json'.length);
    const read = (language: string): Texts => JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));
    return messageErrors(folder, { nl: read('nl'), en: read('en'), de: read('de') });
  });
}
