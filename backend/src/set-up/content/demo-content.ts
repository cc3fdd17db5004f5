import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** A text of the demo content in its three languages. */
export type Texts = Record<LocaleCode, string>;

/** A text in its three languages, or one that is the same in all of them. */
export type DemoText = Texts | string;

export const inEveryLanguage = (text: DemoText): Texts => (typeof text === 'string' ? { nl: text, en: text, de: text } : text);

/** The nearest folder demo-content/ above this module, in the source as in the bundle. */
function findFolder(from: string): string {
  const folder = join(from, 'demo-content');
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error('the folder demo-content/ is missing');
  return findFolder(dirname(from));
}

const folder = findFolder(import.meta.dirname);

/** A JSON file of the demo content. Its shape is described in demo-content/README.md and held by the tests of the importer. */
export function readDemo<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Shape;
}

/** The file behind a path such as 'scenes/park.jpg'. */
export function demoMedia(path: string): string {
  return join(folder, 'media', path);
}
