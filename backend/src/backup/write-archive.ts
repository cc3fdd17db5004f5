import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { Header, type HeaderData, Pax } from 'tar';
import { type ArchiveMember, jsonMember, type ManifestEntry, memberNames } from './archive-format.ts';

const blockBytes = 512;

/** Source of the members of an archive. It returns the files that the database names but that did not exist. */
export type MemberSource = AsyncGenerator<ArchiveMember, { missingFiles: readonly string[] }>;

/** Writes a compressed tar archive of the members. The last member is the manifest with their hashes. */
export async function writeArchive(members: MemberSource, target: Writable): Promise<void> {
  await pipeline(blocksOf(members), createZstdCompress(), target);
}

async function* blocksOf(source: MemberSource): AsyncGenerator<Buffer> {
  const members: ManifestEntry[] = [];
  for (;;) {
    const { value, done } = await source.next();
    if (done) {
      yield* blocksOfMember(jsonMember(memberNames.manifest, { members, ...value }));
      break;
    }
    members.push(yield* blocksOfMember(value));
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** Yields the header, the content and the padding of a member, and returns its hash. Throws if the content has another size. */
async function* blocksOfMember({ name, bytes, content }: ArchiveMember): AsyncGenerator<Buffer, ManifestEntry> {
  yield headerOf({ path: name, size: bytes, type: 'File', mode: 0o600, uid: 0, gid: 0, mtime: new Date() });
  const hash = createHash('sha256');
  let written = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    written += chunk.length;
    yield chunk;
  }
  if (written !== bytes) throw new Error(`${name} changed while it was read: it has ${written} bytes instead of ${bytes}`);
  const rest = bytes % blockBytes;
  if (rest > 0) yield Buffer.alloc(blockBytes - rest);
  return { name, bytes, sha256: hash.digest('hex') };
}

/** Returns the header of a member, preceded by an extended one if its name is long or not ASCII, or if it is larger than 8 GB. */
function headerOf(data: HeaderData): Buffer {
  const header = new Header(data);
  const needsPax = header.encode();
  const block = header.block as Buffer;
  return needsPax ? Buffer.concat([new Pax(data).encode(), block]) : block;
}
