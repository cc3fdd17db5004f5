import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locks } from './locks.ts';

const root = join(import.meta.dirname, '../../../..');
const files = globSync('{backend/src,backend/admin,site/server,site/src,scripts,benchmarks,e2e}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|\.next|migrations)$|locks(\.test)?\.ts$/.test(path),
});
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

it('API-09 advisory locks have distinct numbers', () => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('API-09 every statement with an advisory lock takes its number from the list', () => {
  const locking = sources.filter(([, source]) => /pg_\w*advisory/.test(source));
  expect(locking.length).toBeGreaterThan(10);
  const numberless = /pg_\w*advisory\w*\(\s*(?:\$1|\$\{locks\.\w+\})/g;
  const strays = locking.filter(
    ([, source]) =>
      source.match(/pg_\w*advisory\w*/g)?.length !== source.match(numberless)?.length || !/\blocks\.\w/.test(source),
  );
  expect(strays.map(([file]) => file)).toEqual([]);
});

it('API-09 no other file contains the number of a lock', () => {
  const spelled = Object.values(locks).map((number) => `${number}`.split('').join('_?'));
  const number = new RegExp(`\\b(?:${spelled.join('|')})\\b`);
  expect(sources.filter(([, source]) => number.test(source)).map(([file]) => file)).toEqual([]);
});
