import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type InputType } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify<InputType, { level: number }, Buffer>(gzip);

/** The best encoding that an Accept-Encoding header takes; an encoding with q=0 is refused. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: string): boolean {
  return (
    accepted.includes(encoding) && new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`).test(accepted)
  );
}

/** Encodes a page: fast for the visitor who waits, strong for those to come. */
export function encode(body: Buffer, encoding: Exclude<Encoding, 'identity'>, strength: 'fast' | 'strong'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: strength === 'fast' ? 2 : 8 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: strength === 'fast' ? 3 : 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
