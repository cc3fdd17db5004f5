// Checks the names of files, folders, exports and tables: they use the standard terms of the field.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handWrittenFiles } from './project-files.ts';
import { root } from './root.ts';

export type Name = { source: string; name: string };

/** Private words with the terms to use instead. A word matches a whole part of a name: `kept` matches `KeptList` and `kept-list`. */
const terms: Record<string, string> = {
  asked: 'requested',
  kept: 'stored, cached',
  held: 'stored, cached, locked',
  told: 'answered, reported',
  said: 'answer, line',
  meant: 'intended, candidate',
  sought: 'searched',
  found: 'hit, result',
  known: 'existing, loaded, resolved',
  given: 'data, options',
  anew: 'again (reload, refetch)',
  late: 'deferred',
  whole: 'complete, total',
  desk: 'service, controller',
  standing: 'auth state',
  turn: 'queue, lock',
  turns: 'queue, lock',
  patience: 'timeout',
  most: 'max',
  longest: 'max',
  largest: 'max',
  letter: 'email',
  letters: 'email',
  crossing: 'domain handoff',
  grace: 'reuse window',
  proven: 'verified',
  tries: 'attempts',
  fault: 'error',
  faults: 'errors',
  tidy: 'normalize, delete expired',
  prune: 'delete expired',
  sweep: 'delete expired',
  mends: 'patches',
  farewell: 'unregister',
  attend: 'init',
  travelling: 'serialized',
  begun: 'prefix, started',
  naming: 'title document frequency, retargeted',
  telling: 'weight, inverse document frequency',
  sayings: 'matches',
  standings: 'auth states',
  surroundings: 'wider network, context',
  exchange: 'HTTP context',
  visit: 'page request',
  obstacle: 'readiness error',
  obstacles: 'readiness errors',
  plan: 'blueprint',
  plans: 'blueprints',
  shortest: 'min',
  circle: 'cycle',
  circles: 'cycles',
  harmless: 'sanitized',
  honest: 'strict',
  quiet: 'idle',
  lessened: 'downweight',
  tally: 'count',
  renewal: 'refresh, redirect',
  recall: 'find seeded',
  companion: 'extension',
  untold: 'unreported',
};

/** Names in which a word has another sense, with the reason. */
const exceptions: Record<string, string> = {
  'not-found': 'HTTP 404; Next.js requires the file name',
  NotFound: 'HTTP 404',
  PageNotFound: 'HTTP 404',
  pageNotFound: 'HTTP 404',
  isHeldOut: 'a held-out set is the part of labelled data that no engine is tuned on',
  isLetters: 'characters, not emails',
  longestLeadTime: 'the largest of several values, not a limit',
  standingViews: 'views of a product that stands on the ground',
  wholeNumber: 'mathematical term',
};

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Returns a line for each name with a word of the list, except for the listed exceptions. */
export function nameErrors(names: readonly Name[]): string[] {
  return names
    .filter(({ name }) => !Object.hasOwn(exceptions, name))
    .flatMap(({ source, name }) =>
      partsOf(name)
        .filter((part) => Object.hasOwn(terms, part))
        .map((part) => `${source}: '${name}' uses '${part}', better: ${terms[part]}`),
    );
}

const folders = '{contract,form-rules,specification-rules,configuration,observability,site,backend,e2e,benchmarks,scripts}';
const declared =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)|^(?:type|class) ([\w$]+)/gm;

/** Returns the names of files, of their folders, of exports and types, and of the tables in docs/database.md. */
export function allNames(): Name[] {
  const files = handWrittenFiles(`${folders}/**/*.{ts,tsx,mjs,css,graphql}`);
  const paths = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))));
  const exports = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(declared)].map(([, exported, type]) => ({
        source: file,
        name: exported ?? type ?? '',
      })),
    );
  const tables = [...readFileSync(join(root, 'docs/database.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm)];
  return [
    ...[...paths].map((path) => ({ source: path, name: path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '') })),
    ...exports,
    ...tables.map(([, name = '']) => ({ source: 'docs/database.md', name })),
  ];
}
