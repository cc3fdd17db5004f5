import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { sheetLimits } from './sheet.ts';

/** Error for a file that unpacks to more than the limit, such as a zip bomb. */
export class UnpackedTooLarge extends Error {
  override readonly name = 'UnpackedTooLarge';
}

const maxEntries = 2000;

/** Elements of an XML part, without the prefixes of their names. */
export type XmlHandler = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
};

/** Parts of an XLSX file. Each is unpacked in chunks, and all together within the limit, independent of the sizes that the file claims. */
export class XlsxParts {
  readonly #archive: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  private constructor(archive: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#archive = archive;
    this.#entries = entries;
  }

  /** Opens a file. Throws if it is no archive. */
  static async open(content: Buffer): Promise<XlsxParts> {
    const archive = await fromBufferPromise(content);
    if (archive.entryCount > maxEntries) throw new UnpackedTooLarge('the archive has too many parts');
    const entries = new Map<string, Entry>();
    for await (const entry of archive.eachEntry()) entries.set(entry.fileName.replace(/^\//, ''), entry);
    return new XlsxParts(archive, entries);
  }

  /** Parses a part. Returns false if it does not exist. Throws what the handler throws. */
  async parse(name: string, handler: XmlHandler): Promise<boolean> {
    const entry = this.#entries.get(name);
    if (!entry) return false;
    if (entry.uncompressedSize > sheetLimits.unpackedBytes) throw new UnpackedTooLarge('the file says that it is too large');
    const local = (tag: string) => tag.slice(tag.indexOf(':') + 1);
    const parser = new Parser(
      {
        onopentag: (tag, attributes) => handler.open?.(local(tag), attributes),
        ontext: (text) => handler.text?.(text),
        onclosetag: (tag) => handler.close?.(local(tag)),
      },
      { xmlMode: true, decodeEntities: true },
    );
    const stream: Readable = await this.#archive.openReadStreamPromise(entry);
    const decoder = new TextDecoder();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      this.#unpacked += chunk.length;
      if (this.#unpacked > sheetLimits.unpackedBytes) throw new UnpackedTooLarge('the unpacked file is too large');
      parser.write(decoder.decode(chunk, { stream: true }));
    }
    parser.end(decoder.decode());
    return true;
  }
}
