import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { fileTag } from '@plantsoen/contract/cache-identity.ts';
import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import type { DiskCache, DiskEntry } from './disk-cache.ts';
import type { WithdrawalLog } from './withdrawal-log.ts';

type Metadata = { headers: Record<string, string>; position: number };
/** An answer of the API, with the position of the change log before the request. */
export type ApiAnswer = { answer: IncomingMessage; position: number };
type MediaCacheParts = { disk: DiskCache; withdrawals: WithdrawalLog; history: ChangeHistory };

const storedHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'last-modified',
] as const;
/** Contents up to this size in bytes are read completely and checked against their hash before sending. */
const maxWholeBytes = 1024 * 1024;

/** Pictures and public files on disk, as the API has sent them. Files for members are excluded, because no cache may store them. */
export class MediaCache {
  readonly #parts: MediaCacheParts;
  readonly #writing = new Set<string>();

  constructor(parts: MediaCacheParts) {
    this.#parts = parts;
  }

  /** Answers from the disk. Resolves to false if no copy that is still public is stored under the path. */
  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { disk, withdrawals } = this.#parts;
    const entry = await disk.find(keyOf(path));
    if (!entry) return false;
    const { headers, position } = entry.metadata as Metadata;
    if (!withdrawals.allows(mediaTags(path), position)) {
      await disk.delete(entry.key);
      return false;
    }
    const isKnown = headers.etag !== undefined && request.headers['if-none-match']?.includes(headers.etag);
    if (isKnown || request.method === 'HEAD') {
      response.writeHead(isKnown ? 304 : 200, { ...headers, 'x-content-type-options': 'nosniff' }).end();
      return true;
    }
    return this.#send(entry, headers, response);
  }

  /** Current position of the change log, to read before a request to the API. */
  get position(): number {
    return this.#parts.history.position;
  }

  /**
   * Sends an answer of the API to the visitor, and stores it if it is public and immutable. `position` is the position of the change log
   * before the request: a withdrawal while a crop was made invalidates the copy.
   */
  async pass(path: string, { answer, position }: ApiAnswer, response: ServerResponse): Promise<void> {
    const { disk, history } = this.#parts;
    const size = Number(answer.headers['content-length']);
    const key = keyOf(path);
    const isStored =
      response.req.method === 'GET' &&
      isPublic(answer) &&
      size > 0 &&
      history.hasBegun &&
      disk.canWrite(size) &&
      !this.#writing.has(key);
    if (!isStored) return pipeline(answer, response);
    const headers = Object.fromEntries(
      storedHeaders.flatMap((name) => (answer.headers[name] ? [[name, answer.headers[name]]] : [])),
    );
    const copy = disk.openWrite(key, size, { headers, position });
    this.#writing.add(key);
    let isWritable = true;
    copy.on('error', () => {
      isWritable = false;
    });
    const duplicate = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (isWritable && !copy.write(chunk)) await once(copy, 'drain').catch(() => undefined);
        yield chunk;
      }
    };
    try {
      await pipeline(answer, duplicate, response);
    } finally {
      // After an incomplete answer the size does not match, so nothing is stored.
      if (isWritable) copy.end();
      this.#writing.delete(key);
    }
  }

  /** Deletes the stored copy of a path, because the API no longer gives it to guests. */
  async delete(path: string): Promise<void> {
    await this.#parts.disk.delete(keyOf(path));
  }

  async #send(entry: DiskEntry, headers: Record<string, string>, response: ServerResponse): Promise<boolean> {
    const { disk } = this.#parts;
    const whole = entry.size <= maxWholeBytes ? await disk.read(entry) : undefined;
    if (!whole && entry.size <= maxWholeBytes) return false;
    const content = whole ?? disk.stream(entry);
    if (!Buffer.isBuffer(content) && !(await once(content, 'open').catch(() => undefined))) return false;
    response.writeHead(200, { ...headers, 'x-content-type-options': 'nosniff' });
    if (Buffer.isBuffer(content)) response.end(content);
    else await pipeline(content, response).catch(() => response.destroy());
    return true;
  }
}

/** Whether an answer is complete, not encoded, and immutable for all caches. */
function isPublic({ statusCode, headers }: IncomingMessage): boolean {
  const control = headers['cache-control'] ?? '';
  return statusCode === 200 && /\bpublic\b.*\bimmutable\b/.test(control) && !headers['content-encoding'];
}

const keyOf = (path: string): string => `media ${path}`;

/** Returns the tag that announces a withdrawal of the file. Each address contains the file's hash. */
export function mediaTags(path: string): string[] {
  const [, hash] = /^\/media\/[a-z]+\/([\da-f]{24})/.exec(path) ?? [];
  return hash ? [fileTag(hash)] : [];
}
