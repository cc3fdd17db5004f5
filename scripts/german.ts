import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { familiarGerman } from '../contract/testing/familiar-german.ts';

const sources = [
  '{backend/src,backend/admin/*,backend/admin/{app,components,lists,media},form-rules,specification-rules,site/src,site/server}/**/*.{ts,tsx,cjs}',
  'site/{src,server}/**/messages/de.json',
  'demo-content/{editorial,facts}/**/*.{ts,json,md,html}',
];
// Stop words are used only by the search.
const unread = /stop-words\.ts$|\.test\.tsx?$|generated|node_modules|\/\.next\/|\/testing\/|\/migrations\//;

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Returns the texts of a file: string literals of more than one word. */
export const textsOf = (source: string): string[] => (source.match(literal) ?? []).filter((text) => /\S\s+\S/.test(text));

/** Returns the product's German texts with an informal address, with their files. */
export function familiarTexts(root: string): string[] {
  return sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !unread.test(file))
    .flatMap((file) =>
      textsOf(readFileSync(join(root, file), 'utf8'))
        .filter((text) => familiarGerman.test(text))
        .map((text) => `${file}: ${text}`),
    );
}
