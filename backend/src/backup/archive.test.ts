import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { Header } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ArchiveError, type ArchiveMember } from './archive-format.ts';
import { archiveKeys, openKeys } from './archive-keys.ts';
import { readArchive } from './read-archive.ts';
import { type MemberSource, writeArchive } from './write-archive.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const contents = new Map([
  ['backup.json', Buffer.from('{}')],
  ['files/media/empty.txt', Buffer.alloc(0)],
  ['files/media/picture.jpg', randomBytes(600_000)],
  [`files/media/a.${'tekening €'.repeat(20)}`, Buffer.from('long name')],
  [`files/media/é`, Buffer.from('short name')],
  ['tables/public/pages/000001', Buffer.from('1\ta\n2\tb\n')],
]);

async function* members(list: Iterable<ArchiveMember>): MemberSource {
  yield* list;
  return { missingFiles: ['media/lost.jpg'] };
}

async function write(name: string, list: Iterable<ArchiveMember>): Promise<string> {
  const path = join(folder, name);
  await writeArchive(members(list), createWriteStream(path));
  return path;
}

const whole = () =>
  write(
    'whole',
    [...contents].map(([name, content]) => ({ name, bytes: content.length, content: [content] })),
  );

async function read(path: string) {
  const reading = readArchive(path);
  const found = new Map<string, Buffer>();
  for (;;) {
    const { value, done } = await reading.next();
    if (done) return { found, missingFiles: value.missingFiles };
    found.set(value.name, await buffer(value.content));
  }
}

describe('OPS-07 an archive', () => {
  it('returns all members byte by byte, and the files that were missing', async () => {
    expect(await read(await whole())).toEqual({ found: contents, missingFiles: ['media/lost.jpg'] });
  });

  it('is verified also if a reader skips the content of members', async () => {
    const names: string[] = [];
    for await (const { name } of readArchive(await whole())) names.push(name);
    expect(names).toEqual([...contents.keys()]);
  });

  it.each([
    ['cut off within a file', (bytes: Buffer) => bytes.subarray(0, 300_000)],
    ['cut off before its end', (bytes: Buffer) => bytes.subarray(0, -20)],
    [
      'changed in one byte',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 300_000), Buffer.from('x'), bytes.subarray(300_001)]),
    ],
    ['another kind of file', () => Buffer.from('no archive')],
    ['empty', () => Buffer.alloc(0)],
  ])('is refused if it is %s', async (_, change) => {
    const path = join(folder, 'damaged');
    writeFileSync(path, change(readFileSync(await whole())));
    await expect(read(path)).rejects.toThrow(ArchiveError);
  });

  it('is refused if a description would not fit into the memory', async () => {
    const path = join(folder, 'large');
    const header = new Header({ path: 'manifest.json', size: 8_000_000_000, type: 'File' });
    header.encode();
    writeFileSync(path, zstdCompressSync(header.block as Buffer));
    await expect(read(path)).rejects.toThrow('manifest.json has 8000000000 bytes');
  });

  it('is not written if a file has another size than its member', async () => {
    const content = [Buffer.from('short')];
    await expect(write('wrong', [{ name: 'files/media/a', bytes: 9, content }])).rejects.toThrow('changed while it was read');
  });
});

describe('OPS-07 keys in an archive', () => {
  const keys = { fieldKeys: 'k1:x', serviceToken: 'token', payloadSecret: 'secret' };

  it('are readable only with the passphrase', () => {
    const archived = archiveKeys(keys, 'beech leaves in the wind');
    expect(JSON.stringify(archived)).not.toContain('token');
    expect(openKeys(archived, 'beech leaves in the wind')).toEqual(keys);
    expect(openKeys(archived, undefined)).toBeUndefined();
    expect(() => openKeys(archived, 'another passphrase')).toThrow(ArchiveError);
  });
});
