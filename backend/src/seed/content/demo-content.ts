import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** A text of the demo content in all three languages. */
export type Texts = Record<LocaleCode, string>;

/** A text in all three languages, or one text for all of them. */
export type DemoText = Texts | string;

export const inEveryLanguage = (text: DemoText): Texts => (typeof text === 'string' ? { nl: text, en: text, de: text } : text);

/**
 * Returns the nearest folder demo-content/ above this module, both in the source tree and in the bundle. Throws if it is missing.
 */
function findFolder(from: string): string {
  const folder = join(from, 'demo-content');
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error('the folder demo-content/ is missing');
  return findFolder(dirname(from));
}

const folder = findFolder(import.meta.dirname);

/** Returns a JSON file of the demo content. demo-content/README.md describes its shape, and the importer's tests verify it. */
export function readDemo<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Shape;
}

/** Returns the path of a media file such as 'scenes/park.jpg'. */
export function demoMedia(path: string): string {
  return join(folder, 'media', path);
}
