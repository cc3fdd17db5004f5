import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

type Part = { name: string; content: Buffer | string; saysItsSizeIs?: number };

/** Returns a ZIP archive for tests, optionally with false sizes. */
export function archiveOf(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saysItsSizeIs } of parts) {
    const raw = Buffer.from(content as string);
    const packed = deflateRawSync(raw);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(saysItsSizeIs ?? raw.length, 18);
    common.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, title]));
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, central, Buffer.from('PK\x05\x06'), end]);
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Returns a Word document with additional parts. */
export const wordDocument = (...more: Part[]) =>
  archiveOf([
    { name: '[Content_Types].xml', content: `<Types><Override ContentType="${wordType}"/></Types>` },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ]);

export const openDocument = (...more: Part[]) =>
  archiveOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<x/>' },
    ...more,
  ]);

/** A PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns a PDF with objects packed in a stream. Tests may pass an invalid dictionary and invalid bytes. */
export function packedPdf(
  objects: string,
  dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
  bytes = deflateSync(`5 0 ${objects}`),
): Buffer {
  return Buffer.concat([
    pdf(),
    Buffer.from(`4 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
    pdf(),
  ]);
}

export const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\n%%EOF\n`);
