import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encode, encodingFor } from './encodings.ts';

type Variant = { body: Buffer; etag: string; headers: readonly string[]; strength: 'fast' | 'strong' };

/** A rendered page, ready to be written in the encodings it has been asked for. */
export class Page {
  readonly status: number;
  readonly #headers: readonly string[];
  readonly #body: Buffer;
  readonly #hash: string;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #strengthening = new Set<Encoding>();

  constructor(status: number, headers: readonly string[], body: Buffer) {
    this.status = status;
    this.#headers = headers;
    this.#body = body;
    this.#hash = createHash('sha1').update(body).digest('base64url');
    this.#keep('identity', body, 'strong');
  }

  /** The memory it takes. */
  get bytes(): number {
    let bytes = 1024;
    for (const { body } of this.#variants.values()) bytes += body.length;
    return bytes;
  }

  /** Writes the page, or 304 where the visitor has it. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const variant = this.#variants.get(encoding) ?? (await this.#make(encoding, 'fast'));
    write(variant, this.status, request, response);
  }

  /** Writes the page at once where the encoding is at hand; otherwise answers false. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const variant = this.#variants.get(encodingFor(request.headers['accept-encoding']));
    if (variant) write(variant, this.status, request, response);
    return variant !== undefined;
  }

  /** Makes the strong form of the encoding that a visitor has asked for, once; `done` is told when the size has changed. */
  strengthen(request: IncomingMessage, done: () => void): void {
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (this.#variants.get(encoding)?.strength === 'strong' || this.#strengthening.has(encoding)) return;
    this.#strengthening.add(encoding);
    void this.#make(encoding, 'strong').then(done);
  }

  async #make(encoding: Encoding, strength: Variant['strength']): Promise<Variant> {
    if (encoding === 'identity') return this.#keep(encoding, this.#body, 'strong');
    return this.#keep(encoding, await encode(this.#body, encoding, strength), strength);
  }

  /** The ETag is weak: the same page may be encoded anew. */
  #keep(encoding: Encoding, body: Buffer, strength: Variant['strength']): Variant {
    const etag = `W/"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const headers = [
      ...this.#headers,
      ...['ETag', etag, 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ];
    const variant = { body, etag, headers, strength };
    this.#variants.set(encoding, variant);
    return variant;
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
