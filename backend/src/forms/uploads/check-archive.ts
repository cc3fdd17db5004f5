import { stat } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

export type ArchiveKind = 'openXml' | 'openDocument';

/** Limits beyond which an archive is not accepted as a document: its entries, and its unpacked bytes. */
const maxEntries = 2000;
const maxUnpacked = 300_000_000;
/** Maximum ratio of unpacked to packed bytes, above `alwaysAllowed` bytes. Texts of a document expand some tens of times. */
const maxRatio = 100;
const alwaysAllowed = 20_000_000;

/** Maximum number of bytes in a part that is read. No program writes a longer list of links or types. */
const maxRead = 4_000_000;

/** The part that declares the type of a document, and the parts that could run code. */
const rules: Record<ArchiveKind, { needed: RegExp; runs: RegExp }> = {
  openXml: {
    needed: /^\[Content_Types\]\.xml$/,
    runs: /vbaProject|vbaData|activeX|oleObject|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|html?|svgz)$/i,
  },
  openDocument: {
    needed: /^mimetype$/,
    runs: /^(?:Basic|Scripts)\/|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|html?|svgz|jar|class)$/i,
  },
};

/**
 * Checks that an archive is the expected document, and that nothing in it runs or expands too much. Each part is unpacked and
 * counted, because an archive may lie about its sizes.
 */
export async function checkArchive(path: string, kind: ArchiveKind, contentType: string): Promise<'fine' | 'unsafe' | 'other'> {
  let archive: ZipFile;
  try {
    archive = await openPromise(path);
  } catch {
    return 'other';
  }
  try {
    const { size } = await stat(path);
    const maxBytes = Math.min(maxUnpacked, Math.max(alwaysAllowed, size * maxRatio));
    return await lookInside(archive, rules[kind], maxBytes, contentType);
  } catch {
    return 'unsafe';
  } finally {
    archive.close();
  }
}

/** Matches what Word and Excel load when a document is opened: a template with its macros, an object, another document. */
const fetched = /Type\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|frame|subDocument|externalLinkPath)["']/i;
/** Matches a template on the author's disk. Programs record its path in the document. */
const onOwnDisk = /Target\s*=\s*["'](?:file:\/\/\/)?(?:[a-z]:[\\/]|[^/\\:"']*["'])/i;

const external = /TargetMode\s*=\s*["']External["']/i;

/** Decodes character references, which can disguise letters. */
const withoutCodes = (element: string) =>
  element.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );

function fetchesByItself(relationships: string): boolean {
  const elements = relationships.split('<').map(withoutCodes);
  return elements.some((element) => external.test(element) && fetched.test(element) && !onOwnDisk.test(element));
}

async function lookInside(archive: ZipFile, rule: (typeof rules)[ArchiveKind], maxBytes: number, contentType: string) {
  if (archive.entryCount > maxEntries) return 'unsafe';
  let unpacked = 0;
  let entries = 0;
  let hasReported = false;
  for await (const entry of archive.eachEntry()) {
    entries += 1;
    if (entries > maxEntries || rule.runs.test(entry.fileName) || !entry.canDecodeFileData()) return 'unsafe';
    const isTelling = rule.needed.test(entry.fileName);
    const isLeading = /\.rels$/i.test(entry.fileName);
    const isRead = isTelling || isLeading;
    const { length, text } = await unpack(
      archive,
      entry,
      isRead ? Math.min(maxRead, maxBytes - unpacked) : maxBytes - unpacked,
      isRead,
    );
    unpacked += length;
    if (isLeading && fetchesByItself(text)) return 'unsafe';
    if (isTelling) hasReported = text.includes(contentType);
    if (isTelling && /macroEnabled/i.test(text)) return 'unsafe';
  }
  return hasReported ? 'fine' : 'other';
}

/** Unpacks a part and returns its length, and its text if `isKept`. Throws if it has more than `maxBytes` bytes. */
async function unpack(
  archive: ZipFile,
  entry: Entry,
  maxBytes: number,
  isKept: boolean,
): Promise<{ length: number; text: string }> {
  let length = 0;
  const chunks: Buffer[] = [];
  const counter = new Writable({
    write(chunk: Buffer, _, done) {
      length += chunk.length;
      if (isKept) chunks.push(chunk);
      done(length > maxBytes ? new Error('the unpacked archive is too large') : null);
    },
  });
  await pipeline(await archive.openReadStreamPromise(entry), counter);
  // Removes the zero bytes of UTF-16, so that the patterns match.
  return { length, text: Buffer.concat(chunks).toString('utf8').replaceAll('\0', '') };
}
