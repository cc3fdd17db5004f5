import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import translate, { replacements } from './payload-texts.cjs';

const ui = join(dirname(fileURLToPath(import.meta.resolve('@payloadcms/ui'))), '../..');
const bundles = globSync('exports/client/*.js', { cwd: ui }).map((file) => readFileSync(join(ui, file), 'utf8'));

describe('API-08 texts that Payload has in English only', () => {
  it.each(replacements.map(([found]) => [String(found), found] as const))('%s is in its code', (_, found) => {
    expect(bundles.some((code) => new RegExp(found).test(code))).toBe(true);
  });

  it('are said in the language of the page', () => {
    expect(translate(`x.success(\`Successfully saved \${n} files\`)`)).toBe(
      'x.success(({nl:"Opgeslagen bestanden: {}".replace("{}",n),de:"Gespeicherte Dateien: {}".replace("{}",n)}' +
        '[globalThis.document?.documentElement.lang]??"Files saved: {}".replace("{}",n)))',
    );
  });

  it('are all known: a new one is translated, or named here where no editor meets it', () => {
    const literal =
      /toast\.(?:success|error|info|warning)\((["'`])(.+?)\1|(?:label|children|title|heading): (["'`])([A-Z][a-z]+[ A-Za-z.!?]*)\3/g;
    const found = globSync('{elements,fields,forms,providers,views,widgets}/**/*.js', { cwd: ui })
      .filter((file) => !unusedParts.test(file) && !file.includes('.spec.'))
      .flatMap((file) => [...readFileSync(join(ui, file), 'utf8').matchAll(literal)].map((match) => `${match[2] ?? match[4]}`));
    expect([...new Set(found)].filter((text) => !knownTexts.some((known) => text.startsWith(known)))).toEqual([]);
  });
});

/** Parts of Payload's admin that this one does not have. */
const unusedParts = /FolderView|BrowseByFolder|QueryPresets|LivePreview|APIKey|views\/API\//;

/** The beginnings of the texts that the loader replaces. */
const knownTexts = [
  ...['Successfully saved', 'Failed to save', 'All', 'No columns selected', 'To reorder the rows', 'Failed to fetch the file.'],
  ...['The provided URL is not allowed.', 'Refreshing token failed', 'Refreshing permissions failed', 'Fetching user failed'],
  // Of a column for sorting by hand, which no collection has.
  'Order',
];
