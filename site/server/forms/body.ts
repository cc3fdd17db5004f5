import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { PostedFile } from '@plantsoen/form-rules/read-values.ts';

export type PostedEntry = readonly [name: string, value: string | PostedFile];

/** An incoming file. Its stream must be read to the end, or parsing stalls; `signal` aborts when the body fails. */
export type IncomingFile = { field: string; name: string; stream: Readable; signal: AbortSignal };

/** Converts a file to its posted value; undefined if it is left out. `before` contains the texts that preceded it. */
export type TakeFile = (file: IncomingFile, before: readonly PostedEntry[]) => Promise<PostedFile | undefined>;

/** Discards the bytes of files that are not expected. */
export const leaveOut: TakeFile = async ({ stream }) => {
  stream.resume();
  return undefined;
};

/** Error for a body that is not a form, malformed, too slow or too large. */
export class InvalidBodyError extends Error {
  readonly status: 400 | 408 | 413 | 415;

  constructor(status: InvalidBodyError['status']) {
    super(`the form's request body is refused with status ${status}`);
    this.status = status;
  }
}

const megabyte = 1024 * 1024;

export const bodyLimits = {
  /** Maximum size of the body in megabytes. */
  megabytes: 120,
  /** Maximum size of all texts in bytes. */
  textBytes: megabyte,
  nameLength: 200,
  /** Maximum time in milliseconds without data, and for the complete body. */
  idle: 30_000,
  whole: 10 * 60_000,
};

const parserLimits = {
  fields: 1000,
  files: 60,
  parts: 1100,
  fieldSize: 256 * 1024,
  fieldNameSize: bodyLimits.nameLength,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/** Parses a posted form and passes its files as streams, one at a time. Rejects with a `InvalidBodyError`; the rest of the body is discarded. */
export function readPost(request: IncomingMessage, takeFile: TakeFile, limits = bodyLimits): Promise<PostedEntry[]> {
  const { headers } = request;
  const maxBytes = limits.megabytes * megabyte;
  if (!formTypes.test(headers['content-type'] ?? '')) return Promise.reject(new InvalidBodyError(415));
  if (Number(headers['content-length'] ?? 0) > maxBytes) return Promise.reject(new InvalidBodyError(413));
  return new Promise((resolve, reject) => {
    const parser = parserFor(request);
    if (!parser) return reject(new InvalidBodyError(400));
    const ended = new AbortController();
    const entries: (PostedEntry | Promise<PostedEntry | undefined>)[] = [];
    const texts: PostedEntry[] = [];
    let bytes = 0;
    let textBytes = 0;

    const fail = (error: unknown) => {
      clear();
      ended.abort();
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    const refuse = (status: InvalidBodyError['status']) => fail(new InvalidBodyError(status));
    const idle = setTimeout(() => refuse(408), limits.idle);
    const whole = setTimeout(() => refuse(408), limits.whole);
    const onData = (chunk: Buffer) => {
      idle.refresh();
      bytes += chunk.length;
      if (bytes > maxBytes) refuse(413);
    };
    const onClose = () => request.complete || refuse(400);
    const clear = () => {
      clearTimeout(idle);
      clearTimeout(whole);
      request.off('data', onData);
      request.off('close', onClose);
    };

    parser.on('field', (name, value, _, isCut) => {
      textBytes += value.length;
      if (isCut || textBytes > limits.textBytes) return refuse(413);
      if (!name || name.length > limits.nameLength) return refuse(400);
      texts.push([name, value]);
      entries.push([name, value]);
    });
    parser.on('file', (field, stream, name) => {
      stream.on('error', () => {});
      if (!field || !name) return void stream.resume();
      const taken = takeFile({ field, name, stream, signal: ended.signal }, texts).then(
        (file) => file && ([field, file] as const),
      );
      taken.catch(fail);
      entries.push(taken);
    });
    for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => refuse(413));
    parser.on('error', () => refuse(400));
    parser.on('finish', () => {
      clear();
      Promise.all(entries).then((all) => resolve(all.filter((entry) => entry !== undefined)), reject);
    });
    request.on('data', onData);
    request.on('close', onClose);
    request.pipe(parser);
  });
}

function parserFor({ headers }: IncomingMessage): BusboyInstance | undefined {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: parserLimits });
  } catch {
    return undefined;
  }
}
