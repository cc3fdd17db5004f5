import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentDisposition } from '../file-names.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { HttpContext } from './http-context.ts';

type Served = {
  contentType: string;
  /** Identifies the content: different content has a different version. */
  version: string;
};

/** A content in memory. */
type ServedContent = Served & { content: string };

export type ServedFile = Served & {
  /** Key of the file in the storage. */
  key: string;
  /**
   * Limit of the time for which caches store it, which is a year by default. `none`: it is restricted, or a better version will replace it.
   * `minutes`: its address stays when an editor replaces the file.
   */
  cached?: keyof typeof shorterCaching;
  /** Name of the file if it is offered for download. */
  attachment?: string;
};

const shorterCaching = { none: 'private, no-store', minutes: 'public, max-age=600' } as const;

/** Policy of a file that a browser opens as a page: it may only show itself (SEC-07). */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const immutableHeaders = (etag: string) => ({
  etag,
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': sandbox,
});

/** Sends a content from memory, which is immutable under its address. */
export function sendContent({ request, response }: HttpContext, { content, contentType, version }: ServedContent): void {
  const etag = `"${version}"`;
  const headers = immutableHeaders(etag);
  if (namesVersion(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = Buffer.from(content);
  response.writeHead(200, { ...headers, 'content-type': contentType, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a stored file. Resolves to false if it does not exist. */
export async function sendFile(storage: FileStorage, { request, response }: HttpContext, file: ServedFile): Promise<boolean> {
  const info = await storage.stat(file.key);
  if (!info) return false;
  const { size } = info;
  const etag = `"${file.version}"`;
  const headers: OutgoingHttpHeaders = {
    ...immutableHeaders(etag),
    ...(file.cached && { 'cache-control': shorterCaching[file.cached] }),
    'accept-ranges': 'bytes',
    ...(file.attachment === undefined ? {} : { 'content-disposition': contentDisposition(file.attachment) }),
  };
  if (namesVersion(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return true;
  }
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? byteRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
    return true;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const hasBody = request.method !== 'HEAD' && size > 0;
  const content = hasBody ? await storage.read(file.key, { start, end }) : undefined;
  if (hasBody && !content) return false;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': file.contentType,
    'content-length': end - start + 1,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (content) await stream(content, response);
  else response.end();
  return true;
}

async function stream(content: Readable, response: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(content, response);
  } catch (error) {
    if (!isVisitorGone(error)) throw error;
  } finally {
    // `pipeline` leaves the content open if the response was closed before.
    content.destroy();
  }
}

/** Whether an error means that the visitor has disconnected. */
export function isVisitorGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE';
}

function namesVersion(header: string | undefined, etag: string): boolean {
  const versions = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return versions.includes(etag) || versions.includes('*');
}

type ByteRange = { start: number; end: number };

/**
 * Returns the byte range of a Range header, both ends included; 'unsatisfiable' if it lies outside the file. Returns undefined for the
 * whole file: without a header, and for anything but a single range.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
