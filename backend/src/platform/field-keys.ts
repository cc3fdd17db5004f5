import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from './private-files.ts';

/** A key of 256 bits, and the id that encrypted values refer to. */
export type FieldKey = { id: string; key: Buffer };

/** The keys of encrypted fields: the first encrypts, all decrypt. */
export type FieldKeys = readonly [FieldKey, ...FieldKey[]];

/** Parses `id:base64,id:base64`, also with one key per line. Returns the problem as text if it is invalid. */
export function parseFieldKeys(text: string): FieldKeys | string {
  const keys: FieldKey[] = [];
  for (const part of text.split(/[,\s]+/).filter(Boolean)) {
    const [, id, encoded] = part.match(/^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/) ?? [];
    if (!id || !encoded) return 'must be keys of 32 bytes each, written as id:base64 and separated by commas';
    if (keys.some((known) => known.id === id)) return `names the key ${id} twice`;
    keys.push({ id, key: Buffer.from(encoded, 'base64') });
  }
  const [first, ...others] = keys;
  return first ? [first, ...others] : 'contains no key';
}

/** Returns an ID that no other key has, so that a lost key that is found again can be added. */
const newId = () => `k${new Date().toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(3).toString('hex')}`;

export const fieldKeysFile = (dataFolder: string) => join(dataFolder, 'field-keys.txt');

/**
 * Returns the keys of an installation from `field-keys.txt` in its data folder. Generates one at the first call, readable by its owner
 * only.
 */
export function ensureFieldKeys(dataFolder: string): FieldKeys {
  const file = fieldKeysFile(dataFolder);
  writeOnce(file, () => `${newId()}:${randomBytes(32).toString('base64')}\n`);
  const keys = parseFieldKeys(readFileSync(file, 'utf8'));
  if (typeof keys === 'string') throw new Error(`field-keys.txt ${keys}`);
  return keys;
}
