import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FieldKeys } from '../../platform/field-keys.ts';
import { localStorage } from '../../platform/storage/local-storage.ts';
import { decryptFile, encryptFile } from './encrypted-file.ts';

const first = { id: 'k1', key: Buffer.alloc(32, 1) };
const second = { id: 'k2', key: Buffer.alloc(32, 2) };

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sealed-'));
  path = join(folder, 'file');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (keys: FieldKeys, upload = 7) => {
  const stream = await decryptFile(keys, upload, localStorage(folder), 'file');
  return stream && (await buffer(stream));
};

async function sealed(content: Buffer): Promise<Buffer> {
  const stored = await buffer(encryptFile([first], 7, Readable.from([content])));
  writeFileSync(path, stored);
  return stored;
}

it.each([0, 1, 65_536, 65_537, 200_000])(
  'FRM-02 encrypts a file of %i bytes and decrypts it to the same content',
  async (size) => {
    const content = Buffer.alloc(size, 'geheim ');
    const stored = await sealed(content);
    expect(stored.includes('geheim')).toBe(false);
    expect(await read([first])).toEqual(content);
  },
);

it('FRM-02 decrypts with the old key after a key change, and not without it', async () => {
  await sealed(Buffer.from('plan'));
  expect(String(await read([second, first]))).toBe('plan');
  expect(await read([second])).toBeUndefined();
  await expect(read([{ id: 'k1', key: Buffer.alloc(32, 9) }])).rejects.toThrow();
});

it('FRM-02 refuses a file that was changed, truncated, reordered or assigned to another row', async () => {
  const stored = await sealed(Buffer.alloc(150_000, 'x'));
  await expect(read([first], 8)).rejects.toThrow();
  const head = 3 + 32;
  const piece = 65_536 + 16;
  const parts = [stored.subarray(0, head), stored.subarray(head, head + piece), stored.subarray(head + piece)] as const;
  const flipped = Buffer.from(stored);
  flipped[stored.length - 1] = (flipped[stored.length - 1] ?? 0) ^ 1;
  const others = [flipped, stored.subarray(0, -1), stored.subarray(0, head + piece), Buffer.concat([parts[0], parts[2]])];
  for (const other of others) {
    writeFileSync(path, other);
    await expect(read([first])).rejects.toThrow();
  }
});
