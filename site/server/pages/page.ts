import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decode, type Encoding, encode, encodingFor } from '../http/encodings.ts';

/** `currentHeaders` are the headers while the page is current, with those for a CDN. */
type Variant = { body: Buffer; etag: string; headers: readonly string[]; currentHeaders: readonly string[] };

type PageExtras = {
  /** Target of a redirect. */
  location?: string | undefined;
  /** Headers by which a CDN stores the page. They replace headers with the same name. */
  cdnHeaders?: readonly string[] | undefined;
  /** Time in milliseconds at which the page expires. Shortly before it, a CDN does not store the page. */
  until?: number | undefined;
};

/** Minimum time in milliseconds that a page must be valid for a CDN to store it. */
const minStoredMs = 60_000;

/**
 * A rendered page, with a variant per requested encoding. Once the brotli variant exists, the plain form is dropped, which leaves a
 * seventh of the memory. It is decoded again for the rare visitor who needs it.
 */
export class Page {
  readonly status: number;
  /** Target of a redirect. */
  readonly location: string | undefined;
  readonly #headers: readonly string[];
  readonly #cdnHeaders: readonly string[] | undefined;
  readonly #until: number;
  readonly #hash: string;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #making = new Map<Encoding, Promise<Variant>>();
  readonly #strengthened = new Set<Encoding>();

  constructor(status: number, headers: readonly string[], body: Buffer, { location, cdnHeaders, until }: PageExtras = {}) {
    this.status = status;
    this.location = location;
    this.#headers = headers;
    this.#cdnHeaders = cdnHeaders;
    this.#until = until ?? Number.POSITIVE_INFINITY;
    this.#hash = createHash('sha1').update(body).digest('base64url');
    this.#variants.set('identity', this.#variant('identity', body));
  }

  /** Memory use in bytes. */
  get bytes(): number {
    let bytes = 1024 + (this.#cdnHeaders?.join().length ?? 0);
    for (const { body } of this.#variants.values()) bytes += body.length;
    return bytes;
  }

  /** Returns the status and headers with the document in brotli, for a cache on disk. */
  async compressed(): Promise<{ status: number; headers: readonly string[]; body: Buffer }> {
    const { body } = this.#variants.get('br') ?? (await this.#makeOnce('br'));
    return { status: this.status, headers: this.#headers, body };
  }

  /** Returns the page with a changed document and additional headers, which replace headers with the same name. */
  async changed(change: (document: Buffer) => Buffer, headers: Readonly<Record<string, string>>): Promise<Page> {
    const changed = withHeaders(this.#headers, Object.entries(headers).flat());
    return new Page(this.status, changed, change(await this.#plain()), { location: this.location });
  }

  /** Writes the page, or 304 if the visitor has it. A CDN may store it only if it is current at the moment of writing. */
  async answer(request: IncomingMessage, response: ServerResponse, isCurrent: () => boolean = () => false): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const variant = this.#variants.get(encoding) ?? (await this.#makeOnce(encoding));
    write(variant, this.#headersOf(variant, isCurrent(), response), this.status, request, response);
  }

  /** Whether the page exists in the encoding that the visitor accepts. */
  has(request: IncomingMessage): boolean {
    return this.#variants.has(encodingFor(request.headers['accept-encoding']));
  }

  /** Writes the page at once if the encoding exists. Otherwise returns false. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse, isCurrent = true): boolean {
    const variant = this.#variants.get(encodingFor(request.headers['accept-encoding']));
    if (variant) write(variant, this.#headersOf(variant, isCurrent, response), this.status, request, response);
    return variant !== undefined;
  }

  /** Returns the headers for a CDN if it may store the answer: not with a cookie for one visitor. */
  #headersOf({ headers, currentHeaders }: Variant, isCurrent: boolean, response: ServerResponse): readonly string[] {
    if (!isCurrent || !this.#cdnHeaders) return headers;
    return response.hasHeader('set-cookie') || this.#until - Date.now() < minStoredMs ? headers : currentHeaders;
  }

  /** Makes the strong variant of the requested encoding, once. Calls `done` when the size has changed. */
  strengthen(request: IncomingMessage, done: () => void): void {
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity' || this.#strengthened.has(encoding)) return;
    this.#strengthened.add(encoding);
    void this.#make(encoding, 'strong').then(done);
  }

  /** Returns a variant that concurrent visitors share. */
  #makeOnce(encoding: Encoding): Promise<Variant> {
    const running = this.#making.get(encoding) ?? this.#make(encoding, 'fast').finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, running);
    return running;
  }

  async #make(encoding: Encoding, strength: 'fast' | 'strong'): Promise<Variant> {
    const body = await this.#plain();
    if (encoding === 'identity') return this.#variant(encoding, body);
    const variant = this.#variant(encoding, await encode(body, encoding, strength));
    this.#variants.set(encoding, variant);
    if (encoding === 'br') this.#variants.delete('identity');
    return variant;
  }

  async #plain(): Promise<Buffer> {
    const plain = this.#variants.get('identity')?.body;
    const compressed = this.#variants.get('br')?.body;
    if (plain) return plain;
    if (!compressed) throw new Error('the cached page has no body');
    return decode(compressed);
  }

  /** Builds a variant. The ETag is weak, because the same page may be encoded again. */
  #variant(encoding: Encoding, body: Buffer): Variant {
    const etag = `W/"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const headers = [
      ...this.#headers,
      ...['ETag', etag, 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ];
    const currentHeaders = this.#cdnHeaders ? withHeaders(headers, this.#cdnHeaders) : headers;
    return { body, etag, headers, currentHeaders };
  }
}

/** Returns headers with others, which replace those with the same name. Both are alternating names and values. */
function withHeaders(headers: readonly string[], others: readonly string[]): string[] {
  const replaced = new Set(others.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  const left = headers.filter((_, index) => !replaced.has((headers[index - (index % 2)] ?? '').toLowerCase()));
  return [...left, ...others];
}

function write(
  { body, etag }: Variant,
  headers: readonly string[],
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (status === 200 && request.headers['if-none-match']?.includes(etag.slice(2))) {
    response.writeHead(304, headers.slice() as string[]);
    response.end();
    return;
  }
  response.writeHead(status, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
