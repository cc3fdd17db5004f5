import { createHash } from 'node:crypto';
import { on, once } from 'node:events';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import {
  ArchiveError,
  type ArchiveHeader,
  archiveVersion,
  type Manifest,
  type ManifestEntry,
  memberNames,
} from './archive-format.ts';

/** A member while an archive is read. Its content must be read before the next member. */
export type ReadMember = { name: string; bytes: number; content: AsyncIterable<Buffer> };

/**
 * Yields the members of an archive except its manifest, and verifies them: after the last one, all hashes must be those of the manifest.
 * Throws an `ArchiveError` otherwise. Returns the manifest.
 */
export async function* readArchive(path: string): AsyncGenerator<ReadMember, Manifest> {
  const read: ManifestEntry[] = [];
  for await (const entry of entriesOf(path)) {
    if (entry.path === memberNames.manifest) {
      const manifest = await readJson<Manifest>({ name: entry.path, bytes: entry.size, content: entry.content });
      compare(read, manifest.members ?? []);
      return manifest;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    async function* content(): AsyncGenerator<Buffer> {
      for await (const chunk of entry.content) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const reading = content();
    yield { name: entry.path, bytes: entry.size, content: reading };
    for await (const _ of reading);
    read.push({ name: entry.path, bytes, sha256: hash.digest('hex') });
  }
  throw new ArchiveError('the archive is incomplete: its end is missing');
}

/** Maximum size of a member that contains JSON. The manifest of a million files has about 150 MB. */
const maxJsonBytes = 400_000_000;

/** Reads a member that contains JSON. Throws an `ArchiveError` if it is too large for the memory, or not JSON. */
export async function readJson<Value>({ name, bytes, content }: ReadMember): Promise<Value> {
  if (bytes > maxJsonBytes) throw new ArchiveError(`the archive is damaged: ${name} has ${bytes} bytes`);
  const json = await text(content);
  try {
    return JSON.parse(json) as Value;
  } catch {
    throw new ArchiveError(`the archive is damaged: ${name} is not JSON`);
  }
}

/** Reads the header, which must be the first member. */
export async function readHeader(member: ReadMember): Promise<ArchiveHeader> {
  const header = member.name === memberNames.header ? await readJson<ArchiveHeader>(member) : undefined;
  if (!header) throw new ArchiveError('the file is not a backup of Plantsoen');
  if (header.archiveVersion !== archiveVersion)
    throw new ArchiveError(
      `the archive has the version ${header.archiveVersion}, but this program reads version ${archiveVersion}`,
    );
  return header;
}

function compare(read: readonly ManifestEntry[], expected: readonly ManifestEntry[]): void {
  for (const [index, entry] of expected.entries()) {
    const found = read[index];
    if (found?.name !== entry.name || found.bytes !== entry.bytes || found.sha256 !== entry.sha256)
      throw new ArchiveError(`the archive is damaged: ${entry.name} differs from the manifest`);
  }
  if (read.length !== expected.length) throw new ArchiveError('the archive is damaged: its manifest lists other members');
}

/** An entry of a tar file. Its content fails if the rest of the file is damaged. */
type Entry = { path: string; size: number; content: AsyncIterable<Buffer> };

/** Yields the entries of a compressed tar file. A damaged file throws an `ArchiveError`. */
async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const source = createReadStream(path);
  const parser = new Parser({ strict: true });
  const failure = new AbortController();
  const { signal } = failure;
  const failed = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  failed.catch(() => undefined);
  const feeding = pipeline(source, createZstdDecompress(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) if (!parser.write(chunk)) await once(parser, 'drain', { signal });
  }).then(
    () => parser.end(),
    (error: NodeJS.ErrnoException) =>
      failure.abort(error.syscall ? error : new ArchiveError(`the archive is damaged: ${error.message}`)),
  );
  // tar neither ends nor fails an entry whose source fails.
  async function* contentOf(entry: ReadEntry): AsyncGenerator<Buffer> {
    const chunks = entry[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await Promise.race([chunks.next(), failed]);
      if (done) return;
      yield value;
    }
  }
  try {
    for await (const [entry] of on(parser, 'entry', { signal, close: ['end'] }))
      yield { path: entry.path, size: entry.size, content: contentOf(entry) };
  } catch (error) {
    throw signal.aborted ? signal.reason : new ArchiveError(`the archive is damaged: ${(error as Error).message}`);
  } finally {
    failure.abort();
    source.destroy();
    await feeding;
  }
}
