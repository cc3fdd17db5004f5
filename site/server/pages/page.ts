import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decode, type Encoding, encode, encodingFor } from '../http/encodings.ts';

type Variant = { body: Buffer; etag: string; headers: readonly string[] };

/**
 * A rendered page, with a variant per requested encoding. Once the brotli variant exists, the plain form is dropped, which leaves a
 * seventh of the memory. It is decoded again for the rare visitor who needs it.
 */
export class Page {
  readonly status: number;
  /** Target of a redirect. */
  readonly location: string | undefined;
  readonly #headers: readonly string[];
  readonly #hash: string;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #making = new Map<Encoding, Promise<Variant>>();
  readonly #strengthened = new Set<Encoding>();

  constructor(status: number, headers: readonly string[], body: Buffer, location?: string) {
    this.status = status;
    this.location = location;
    this.#headers = headers;
    this.#hash = createHash('sha1').update(body).digest('base64url');
    this.#variants.set('identity', this.#variant('identity', body));
  }

  /** Memory use in bytes. */
  get bytes(): number {
    let bytes = 1024;
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
    const replaced = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
    const others = this.#headers.filter((_, index) => !replaced.has((this.#headers[index - (index % 2)] ?? '').toLowerCase()));
    return new Page(this.status, [...others, ...Object.entries(headers).flat()], change(await this.#plain()), this.location);
  }

  /** Writes the page, or 304 if the visitor has it. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const variant = this.#variants.get(encoding) ?? (await this.#makeOnce(encoding));
    write(variant, this.status, request, response);
  }

  /** Whether the page exists in the encoding that the visitor accepts. */
  has(request: IncomingMessage): boolean {
    return this.#variants.has(encodingFor(request.headers['accept-encoding']));
  }

  /** Writes the page at once if the encoding exists. Otherwise returns false. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const variant = this.#variants.get(encodingFor(request.headers['accept-encoding']));
    if (variant) write(variant, this.status, request, response);
    return variant !== undefined;
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
    return { body, etag, headers };
  }
}

function write(variant: Variant, status: number, request: IncomingMessage, response: ServerResponse): void {
  if (status === 200 && request.headers['if-none-match']?.includes(variant.etag.slice(2))) {
    response.writeHead(304, variant.headers.slice() as string[]);
    response.end();
    return;
  }
  response.writeHead(status, variant.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}
