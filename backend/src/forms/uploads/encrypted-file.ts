import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FieldKeys } from '../../platform/field-keys.ts';

const algorithm = 'aes-256-gcm';
const pieceBytes = 65_536;
const tagBytes = 16;
const saltBytes = 32;
const maxIdLength = 20;

/**
 * Encrypts a file in place (FRM-02) with a key derived from the first key. The file contains the ID of that key, a salt, and
 * chunks with a tag each. A chunk is bound to its position, to being the last one, and to the row of the file. No chunk can be
 * moved, removed or added.
 */
export async function encryptFile([{ id, key }]: FieldKeys, upload: number, path: string): Promise<void> {
  const salt = randomBytes(saltBytes);
  const fileKey = keyOf(key, salt, upload);
  const sealed = `${path}.sealed`;
  async function* contents() {
    yield Buffer.concat([Buffer.from([id.length]), Buffer.from(id), salt]);
    for await (const { bytes, nonce } of piecesOf(createReadStream(path), pieceBytes)) {
      const cipher = createCipheriv(algorithm, fileKey, nonce, { authTagLength: tagBytes });
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  }
  try {
    await pipeline(contents, createWriteStream(sealed, { flags: 'wx', mode: 0o600 }));
    await rename(sealed, path);
  } finally {
    await rm(sealed, { force: true });
  }
}

/** Returns the decrypted content of a file; undefined if its key is unknown. The stream fails if the file has been changed. */
export async function decryptFile(keys: FieldKeys, upload: number, path: string): Promise<Readable | undefined> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1 + maxIdLength + saltBytes), 0, 1 + maxIdLength + saltBytes, 0);
  await file.close();
  const idEnd = 1 + (buffer[0] ?? 0);
  const start = idEnd + saltBytes;
  const key = keys.find(({ id }) => id === buffer.toString('latin1', 1, idEnd))?.key;
  if (!key || bytesRead < start) return undefined;
  const fileKey = keyOf(key, buffer.subarray(idEnd, start), upload);
  async function* contents() {
    for await (const { bytes, nonce } of piecesOf(createReadStream(path, { start }), pieceBytes + tagBytes)) {
      const end = Math.max(0, bytes.length - tagBytes);
      const decipher = createDecipheriv(algorithm, fileKey, nonce, { authTagLength: tagBytes }).setAuthTag(bytes.subarray(end));
      yield Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
    }
  }
  return Readable.from(contents(), { objectMode: false });
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
