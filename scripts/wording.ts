// Checks the terms of all texts for visitors and editors: one term per concept in each language, and no promise of a feature that the
// site lacks.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Language = 'nl' | 'en' | 'de';
export type Text = { language: Language; source: string; text: string };

type Rule = {
  language: Language;
  wrong: RegExp;
  better: string;
  /** Sources that the rule applies to; all if absent. */
  of?: RegExp;
  /** Sources that may use the term. */
  except?: RegExp;
};

const siteMessages = /^site\//;
const newsletter = /newsletter/;
const lacking = 'describe what the site can do: it lacks this';

const rules: readonly Rule[] = [
  { language: 'nl', wrong: /(?:aan|af)(?:ge)?meld/i, better: 'inloggen, uitloggen', of: siteMessages, except: newsletter },
  { language: 'nl', wrong: /(?:aan|af)gemeld[^.]*(?:account|lijst|prij)/i, better: 'ingelogd' },
  { language: 'nl', wrong: /\d %/, better: '13%' },
  { language: 'nl', wrong: /fictief adres/, better: 'leave it out', of: /navigation/ },
  {
    language: 'nl',
    wrong: /bewerklink|leeslink|neutrale (?:en|tekst)|configurator|scan de code/i,
    better: lacking,
  },
  { language: 'en', wrong: /\bsign(?:ed|ing|s)?[- ](?:in|out)\b/i, better: 'log in, log out' },
  { language: 'en', wrong: /(?<!^This must be a valid )\be-mail/i, better: 'email, email address' },
  { language: 'en', wrong: /\d %/, better: '13%' },
  { language: 'en', wrong: /\barticle (?:number|no\b|\{)/i, better: 'item number' },
  { language: 'en', wrong: /\bdetachab/i, better: 'design for disassembly' },
  {
    language: 'en',
    wrong: /editing link|neutral and a branded|configurator|scan the code/i,
    better: lacking,
  },
  {
    language: 'de',
    wrong: /\b(?:ange|abge)meldet|\b(?:an|ab)meld/i,
    better: 'einloggen, ausloggen',
    of: siteMessages,
    except: newsletter,
  },
  { language: 'de', wrong: /\bangemeldet[^.]*(?:Konto|Liste|Preis)/i, better: 'eingeloggt' },
  { language: 'de', wrong: /\d%/, better: '13 %' },
  { language: 'de', wrong: /Alle Projekte|Projekt ansehen|Unsere Projekte/, better: 'Referenzen, Referenz ansehen' },
  { language: 'de', wrong: /\b(?:Lösbar|Spezifikation)/, better: 'demontierbar, Technische Daten' },
  {
    language: 'de',
    wrong: /Bearbeitungslink|Leselink|neutralen und|Konfigurator|Code am Rahmen/i,
    better: lacking,
  },
];

/** Returns a line for each text that violates a rule. */
export function wordingErrors(texts: readonly Text[]): string[] {
  return texts.flatMap(({ language, source, text }) =>
    rules
      .filter((rule) => rule.language === language && (rule.of?.test(source) ?? true) && !rule.except?.test(source))
      .flatMap(({ wrong, better }) => {
        const found = wrong.exec(text);
        return found ? [`${source}: '${found[0]}', better: ${better}`] : [];
      }),
  );
}

const languages: readonly string[] = ['nl', 'en', 'de'] satisfies Language[];

/** Returns the strings of a JSON value with their language, which is the nearest one above them. */
function textsIn(value: unknown, source: string, language?: Language): Text[] {
  if (typeof value === 'string') return language ? [{ language, source, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, `${source}/${key}`, languages.includes(key) ? (key as Language) : language),
  );
}

/** Object with the texts of one language, such as the words of an email. */
const block = /^( *)(nl|en|de): \{\n([\s\S]*?)^\1\}/gm;
const quoted = /(['`])((?:(?!\1).|\\.)*)\1/g;
const label = /\b(nl|en|de):\s*(['`])((?:(?!\2).|\\.)*)\2/g;

/** Returns the texts of the interface, of the demo content, and of labels and emails in the backend's code. */
export function allTexts(root: string): Text[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const messages = globSync('site/{src,server}/**/messages/*.json', { cwd: root }).flatMap((file) =>
    textsIn(JSON.parse(read(file)), file, file.slice(-7, -5) as Language),
  );
  const demo = globSync('demo-content/{editorial,facts,media}/*.json', { cwd: root })
    .filter((file) => !file.endsWith('synonyms.json'))
    .flatMap((file) => textsIn(JSON.parse(read(file)), file));
  const labels = globSync('backend/src/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|generated/.test(file))
    .flatMap((file) => {
      const code = read(file);
      const own = [...code.matchAll(label)].map(([, language, , text = '']) => ({ language, text }));
      const inBlocks = [...code.matchAll(block)].flatMap(([, , language, lines = '']) =>
        [...lines.matchAll(quoted)].map(([, , text = '']) => ({ language, text })),
      );
      return [...own, ...inBlocks].map(({ language, text }) => ({ language: language as Language, source: file, text }));
    });
  return [...messages, ...demo, ...labels];
}
