import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { replacements as folderReplacements } from './payload-folders.cjs';
import { replacements as formStateReplacements } from './payload-form-state.cjs';
import literals from './payload-literals.cjs';
import translate, { replacements } from './payload-texts.cjs';

const folderOf = (name: string, levels: string) => join(dirname(fileURLToPath(import.meta.resolve(name))), levels);
const ui = folderOf('@payloadcms/ui', '../..');
const richText = folderOf('@payloadcms/richtext-lexical', '.');
const next = folderOf('@payloadcms/next/views', '..');
const files = [
  ...globSync(`${ui}/exports/client/*.js`),
  ...globSync(`${richText}/exports/client/*.js`),
  `${ui}/utilities/getClientSchemaMap.js`,
  `${ui}/utilities/getFolderResultsComponentAndData.js`,
  `${next}/views/Version/index.js`,
  `${next}/views/Version/Default/index.js`,
  `${next}/views/Version/RenderFieldsToDiff/DiffCollapser/index.js`,
  ...globSync(`${next}/views/Version/RenderFieldsToDiff/fields/{Date,Text}/index.js`),
  `${next}/views/Version/RenderFieldsToDiff/fields/Relationship/generateLabelFromValue.js`,
  folderOf('@dnd-kit/core', 'core.esm.js'),
  folderOf('@payloadcms/translations', '../utilities/init.js'),
];
const bundles = files.map((file) => readFileSync(file, 'utf8'));

it.each([...formStateReplacements, ...folderReplacements].map(([found]) => [String(found), found] as const))(
  'API-08 EDT-06 the change to the admin is applied: %s is in its code',
  (_, found) => {
    expect(bundles.some((code) => new RegExp(found).test(code))).toBe(true);
  },
);

describe('API-08 texts that Payload has in English only', () => {
  it.each(replacements.map(([found]) => [String(found), found] as const))('%s is in its code', (_, found) => {
    expect(bundles.some((code) => new RegExp(found).test(code))).toBe(true);
  });

  it('are translated to the language of the page', () => {
    const code = translate(`x.success(\`Successfully saved \${n} files\`)`);
    const saidBy = (page: object) => {
      const success = vi.fn();
      runInNewContext(code, { x: { success }, n: 3, ...page });
      return success.mock.lastCall?.[0];
    };
    const ofDocument = (lang: string, cookie = '') => ({ document: { documentElement: { lang }, cookie } });
    expect(saidBy({ adminLanguage: () => 'nl' })).toBe('Opgeslagen bestanden: 3');
    expect(saidBy(ofDocument('de', 'payload-lng=nl'))).toBe('Gespeicherte Dateien: 3');
    expect(saidBy(ofDocument('', 'a=b; payload-lng=nl'))).toBe('Opgeslagen bestanden: 3');
    expect(saidBy(ofDocument(''))).toBe('Files saved: 3');
  });

  it('EDT-14 write the fields of a search as words of a sentence, and Germans write nouns with capitals', () => {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code of Payload, which is run below
    const label =
      'v.length>0?v.reduce((D,R,I)=>{let _=R;return I===0?`${b("general:searchBy",{label:Tm(_,g)})}`:I===v.length-1?`${D} ${b("general:or")} ${Tm(_,g)}`:`${D}, ${Tm(_,g)}`},""):""';
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: end of the code
    const words: Record<string, string> = { 'general:or': 'Of' };
    const b = (key: string, { label: named } = { label: '' }) => words[key] ?? `Zoeken op ${named}`;
    const shown = (language: string) =>
      runInNewContext(translate(label), { v: ['Wie', 'Titel', 'SKU'], b, g: {}, Tm: String, adminLanguage: () => language });
    expect(shown('nl')).toBe('Zoeken op wie, titel of SKU');
    expect(shown('de')).toBe('Zoeken op Wie, Titel of SKU');
  });

  it('EDT-14 tell that nothing matches a filter, with a link that clears it', () => {
    const list = readFileSync(`${ui}/exports/client/index.js`, 'utf8');
    const changed = translate(list);
    expect(changed).toContain('Geen resultaat voor dit filter.');
    expect(changed).toMatch(/isGroupingBy:[\w$]+,query:filterOfList\}=/);
  });

  it('are cached per language', () => {
    const file = readFileSync(`${ui}/utilities/getClientSchemaMap.js`, 'utf8');
    expect(translate(file)).toContain('const cacheKey = i18n.language + (collectionSlug || globalSlug ');
  });

  it('are all listed: a new one is translated, or listed here if no editor sees it', () => {
    const attribute = /(?:label|children|title|heading|tooltip|placeholder|[aA]ria-?[lL]abel["']?): /;
    const literal = new RegExp(
      `(?:toast\\.(?:success|error|info|warning)\\(|${attribute.source})(["'\`])([A-Z][a-z]+[ A-Za-z.!?$\\{}]*)\\1`,
      'g',
    );
    const found = [
      ...globSync(`${ui}/{elements,fields,forms,providers,views,widgets}/**/*.js`),
      ...globSync(`${richText}/{features,field,lexical}/**/*.js`),
      ...globSync(`${next}/{elements,layouts,templates,views}/**/*.js`),
    ]
      .filter((file) => !unusedParts.test(file) && !file.includes('.spec.'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(literal)].map((match) => `${match[2]}`));
    expect([...new Set(found)].filter((text) => !knownTexts.some((known) => text.startsWith(known)))).toEqual([]);
  });
});

/** Parts of Payload's admin and editor that this admin does not use. */
const unusedParts =
  /i18n\.js$|FolderView|CollectionFolder|BrowseByFolder|QueryPresets|LivePreview|APIKey|views\/API\/|\/features\/(?:debug|experimental_table|textState|converters|blocks|relationship|upload)\//;

/** Starts of the texts that the loader replaces. */
const knownTexts = [
  ...literals.map(([english]) => english),
  ...['Successfully saved', 'Failed to save', 'All', 'To reorder the rows', 'Edit $'],
  ...['Refreshing token failed', 'Refreshing permissions failed', 'Fetching user failed'],
  // Texts of a column for manual sorting, which no collection has, and of titles that the configuration replaces.
  ...['Order', 'Payload', 'Generated by Next', 'Next.js'],
];
