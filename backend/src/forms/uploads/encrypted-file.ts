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
const longestId = 20;

/**
 * Encrypts a file where it lies (FRM-02), with a key of its own made from the first key: name of that key, salt, then pieces that each have a tag. A
 * piece is bound to its place, to being the last or not, and to the row that the file belongs to: none can be moved, left out or added.
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

/** What `encryptFile` made, as it was; undefined where its key is not known. The stream fails where it is not what was stored there. */
export async function decryptFile(keys: FieldKeys, upload: number, path: string): Promise<Readable | undefined> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1 + longestId + saltBytes), 0, 1 + longestId + saltBytes, 0);
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

/** A stream in pieces of one size, of which the last may be smaller, each with a nonce that says which it is. */
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
