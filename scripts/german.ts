import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pronouns = '[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\\w*|[Ee]uch|[Ee]uer\\w*|bist|hast|kannst|musst|möchtest|willst|darfst';
const commands =
  'Gib|Wähle|Klicke|Prüfe|Überprüfe|Versuche|Speichere|Öffne|Schließe|Ziehe|Gehe|Füge|Lösche|Kopiere|Bestätige|Verwende|Entferne|Trage|Schreibe|Sieh|Nimm|Melde|Lade (?:die|das|den|diese|neu)';

/** Matches German that addresses its reader as a friend. The product says "Sie" everywhere. */
export const familiarGerman = new RegExp(`(?<!\\p{L})(?:${pronouns}|${commands})(?!\\p{L})`, 'u');

const sources = [
  '{backend/src,backend/admin/*,backend/admin/{app,components,lists,media},form-rules,site/src,site/server}/**/*.{ts,tsx,cjs}',
  'site/{src,server}/**/messages/de.json',
  'demo-content/{editorial,facts}/**/*.{ts,json,md,html}',
];
// Stop words are read by the search alone.
const unread = /stop-words\.ts$|\.test\.tsx?$|generated|node_modules|\/\.next\/|\/testing\/|\/migrations\//;

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Returns the texts of a file, which are the string literals of more than one word. */
export const textsOf = (source: string): string[] => (source.match(literal) ?? []).filter((text) => /\S\s+\S/.test(text));

/** Returns the texts of the product that address their reader as a friend in German, with their files. */
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
