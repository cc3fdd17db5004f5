import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { badVersionErrors, type LockedPackage, licenceErrors, lockedPackages } from './audit.ts';
import knownBad from './known-bad.json' with { type: 'json' };
import licences from './licences.json' with { type: 'json' };

const packages = lockedPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

const locked = (told: Partial<LockedPackage>): LockedPackage => ({
  ...{ name: 'p', version: '1.0.0', licence: 'MIT', isProduction: true, integrity: true },
  ...told,
});

describe('the packages of this installation', () => {
  test('are all packages of the lock file', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.map(({ name }) => name)).toContain('@tanstack/react-start');
  });

  test('have allowed licences and a hash each', () => {
    expect(licenceErrors(packages, licences)).toEqual([]);
  });

  test('are in no version that is known to be bad', () => {
    expect(badVersionErrors(packages, knownBad)).toEqual([]);
  });
});

describe('a fault is', () => {
  const rules = { allowed: ['MIT', 'ISC'], unnamed: { old: 'MIT' } };
  test.each([
    [{ licence: 'GPL-3.0-only' }, ["p 1.0.0 has the licence 'GPL-3.0-only'"]],
    [{ licence: undefined }, ["p 1.0.0 has the licence 'undefined'"]],
    [{ licence: 'MIT AND GPL-3.0-only' }, ["p 1.0.0 has the licence 'MIT AND GPL-3.0-only'"]],
    [{ licence: '(GPL-3.0-only OR ISC)' }, []],
    [{ licence: 'GPL-3.0-only', isProduction: false }, []],
    [{ name: 'old', licence: undefined }, []],
    [{ integrity: false }, ['p 1.0.0 has no integrity hash']],
  ])('in the licence or hash of %j', (told, faults) => {
    expect(licenceErrors([locked(told)], rules)).toEqual(faults);
  });

  test.each([
    ['1.4.2', 1],
    ['1.4.3', 0],
    ['2.0.0', 1],
    ['2.9.10', 1],
    ['2.10.0', 0],
    ['1.9.9', 0],
  ])('for the version %s', (version, count) => {
    const known = [
      { name: 'p', versions: ['1.4.2'], reason: 'malware' },
      { name: 'p', from: '2.0.0', below: '2.10.0', reason: 'CVE-1' },
    ];
    expect(badVersionErrors([locked({ version })], known)).toHaveLength(count);
  });
});
