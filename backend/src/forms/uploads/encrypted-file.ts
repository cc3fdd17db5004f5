import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FieldKeys } from '../../platform/field-keys.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';

const algorithm = 'aes-256-gcm';
const pieceBytes = 65_536;
const tagBytes = 16;
const saltBytes = 32;
const maxIdLength = 20;

/**
 * Encrypts the content of a file (FRM-02) with a key derived from the first key. The file contains the ID of that key, a salt, and
 * chunks with a tag each. A chunk is bound to its position, to being the last one, and to the row of the file. No chunk can be
 * moved, removed or added.
 */
export function encryptFile([{ id, key }]: FieldKeys, upload: number, content: Readable): Readable {
  const salt = randomBytes(saltBytes);
  const fileKey = keyOf(key, salt, upload);
  async function* contents() {
    yield Buffer.concat([Buffer.from([id.length]), Buffer.from(id), salt]);
    for await (const { bytes, nonce } of piecesOf(content, pieceBytes)) {
      const cipher = createCipheriv(algorithm, fileKey, nonce, { authTagLength: tagBytes });
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  }
  return Readable.from(contents(), { objectMode: false });
}

/**
 * Returns the decrypted content of a stored file; undefined if the file does not exist or its key is unknown. The stream fails if
 * the file has been changed.
 */
export async function decryptFile(
  keys: FieldKeys,
  upload: number,
  storage: FileStorage,
  file: string,
): Promise<Readable | undefined> {
  const opened = await storage.read(file, { start: 0, end: maxIdLength + saltBytes });
  const head = opened ? await buffer(opened) : Buffer.alloc(1);
  const idEnd = 1 + (head[0] ?? 0);
  const start = idEnd + saltBytes;
  const key = keys.find(({ id }) => id === head.toString('latin1', 1, idEnd))?.key;
  const body = key && head.length >= start ? await storage.read(file, { start }) : undefined;
  if (!key || !body) return undefined;
  const fileKey = keyOf(key, head.subarray(idEnd, start), upload);
  async function* contents(sealed: Readable) {
    for await (const { bytes, nonce } of piecesOf(sealed, pieceBytes + tagBytes)) {
      const end = Math.max(0, bytes.length - tagBytes);
      const decipher = createDecipheriv(algorithm, fileKey, nonce, { authTagLength: tagBytes }).setAuthTag(bytes.subarray(end));
      yield Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
    }
  }
  return Readable.from(contents(body), { objectMode: false });
}

function keyOf(key: Buffer, salt: Buffer, upload: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `plantsoen upload ${upload}`, 32));
}

type Piece = { bytes: Buffer; nonce: Buffer };

/** Splits a stream into chunks of one size, the last of which may be smaller. The nonce of each chunk contains its position. */
async function* piecesOf(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Piece> {
  let rest = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length > size) {
      yield { bytes: rest.subarray(0, size), nonce: nonceOf(number++, false) };
      rest = rest.subarray(size);
    }
  }
  yield { bytes: rest, nonce: nonceOf(number, true) };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
