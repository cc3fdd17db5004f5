// Compares docs/requirements.md with the titles of the tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';
import { root } from './root.ts';

const id = '[A-Z]{3,4}-\\d\\d';

export type Requirement = { id: string; what: string; status: string };

/** Returns the rows of the requirement tables. */
export function readRequirements(markdown: string): Requirement[] {
  const row = new RegExp(`^\\| *(${id}) *\\| *(.+?) *\\| *(.*?) *\\|$`, 'gm');
  return [...markdown.matchAll(row)].map(([, found = '', what = '', status = '']) => ({ id: found, what, status }));
}

/** Returns the requirement IDs in the titles of a test file (of \`it\`, \`test\` and \`describe\`, without skipped ones). */
export function idsInTitles(source: string): string[] {
  const title =
    /\b(?:it|test|describe)(?!\.(?:skip|todo|fixme))(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
  const titles = [...source.matchAll(title)].map(([, single, double, template]) => single ?? double ?? template ?? '');
  return titles.flatMap((text) => text.match(new RegExp(`\\b${id}\\b`, 'g')) ?? []);
}

export type RequirementErrors = string[];

/** Returns the inconsistencies: unknown statuses, done without a test, a test for an ID that is not listed. */
export function requirementErrors(requirements: readonly Requirement[], proven: ReadonlySet<string>): RequirementErrors {
  const listed = new Set(requirements.map((requirement) => requirement.id));
  return [
    ...requirements
      .filter(({ status }) => status !== 'done' && status !== 'open')
      .map((one) => `${one.id} has the status '${one.status}'`),
    ...requirements
      .filter((one) => one.status === 'done' && !proven.has(one.id))
      .map((one) => `${one.id} is done, but no test title contains it`),
    ...[...proven].filter((one) => !listed.has(one)).map((one) => `a test title contains ${one}, which is not a requirement`),
  ];
}

/** Returns all IDs in the titles of the project's tests. */
export function testedIds(): Set<string> {
  const files = projectFiles('{contract,site,backend,scripts,e2e,benchmarks}/**/*.{test,spec}.{ts,tsx}');
  return new Set(files.flatMap((file) => idsInTitles(readFileSync(join(root, file), 'utf8'))));
}
