import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ensureFieldKeys, parseFieldKeys } from './field-keys.ts';

const key = Buffer.alloc(32, 7).toString('base64');

it('FRM-02 reads several keys, the first of which encrypts', () => {
  const keys = parseFieldKeys(`k2:${key}, k1:${key}`);
  expect(Array.isArray(keys) && keys.map(({ id }) => id)).toEqual(['k2', 'k1']);
});

it.each([
  ['', 'contains no key'],
  ['k1', 'must be keys'],
  [`k1:${key.slice(4)}`, 'must be keys'],
  [`K 1:${key}`, 'must be keys'],
  [`k1:${key},k1:${key}`, 'names the key k1 twice'],
])('FRM-02 reports the problem of %j without showing a key', (text, problem) => {
  const found = parseFieldKeys(text);
  expect(found).toContain(problem);
  expect(found).not.toContain(key);
});

it('FRM-02 an installation generates a private key once; a key in front of it is used for encryption', () => {
  const folder = mkdtempSync(join(tmpdir(), 'field-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [made] = ensureFieldKeys(folder);
  expect(made.key).toHaveLength(32);
  expect(ensureFieldKeys(folder)).toEqual([made]);
  expect(statSync(join(folder, 'field-keys.txt')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'field-keys.txt'), `k2:${key}\n${made.id}:${made.key.toString('base64')}\n`);
  expect(ensureFieldKeys(folder).map(({ id }) => id)).toEqual(['k2', made.id]);
});

it('OPS-10 a key that replaces a lost one has another name, so that the lost one can be added', () => {
  const folder = mkdtempSync(join(tmpdir(), 'field-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'field-keys.txt');
  const [lost] = ensureFieldKeys(folder);
  const kept = readFileSync(file, 'utf8');
  rmSync(file);
  const [made] = ensureFieldKeys(folder);
  expect(made.id).not.toBe(lost.id);
  appendFileSync(file, kept);
  expect(ensureFieldKeys(folder)).toEqual([made, lost]);
});
