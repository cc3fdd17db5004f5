import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { CommandProblem } from '../../platform/commands/command.ts';

/** A text of the demo content in all three languages. */
export type Texts = Record<LocaleCode, string>;

/** A text in all three languages, or one text for all of them. */
export type DemoText = Texts | string;

export const inEveryLanguage = (text: DemoText): Texts => (typeof text === 'string' ? { nl: text, en: text, de: text } : text);

/**
 * Folder of the demo content: beside `backend/`, both in the source tree and in a build. A folder further up belongs to something else.
 */
const folder = join(import.meta.dirname.replace(/^(.*)[\\/]backend[\\/].*$/s, '$1'), 'demo-content');

/** Returns the problem of a build without demo content, which `collect.ts` and the images leave out. */
export function missingDemoContent(): CommandProblem | undefined {
  if (existsSync(folder)) return undefined;
  return {
    problem: `there is no demo content in ${folder}: copy the folder demo-content of the source there, or set DEMO_CONTENT=off`,
  };
}

/** Returns a JSON file of the demo content. demo-content/README.md describes its shape, and the importer's tests verify it. */
export function readDemo<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Shape;
}

/** Returns the path of a media file such as 'scenes/park.jpg'. */
export function demoMedia(path: string): string {
  return join(folder, 'media', path);
}
