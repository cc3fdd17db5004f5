import { stat } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

export type ArchiveKind = 'openXml' | 'openDocument';

/** What is too much of an archive to be a document. */
const mostEntries = 2000;
const mostUnpacked = 300_000_000;
/** Texts of a document become some tens of times as large; a small one may do so more. */
const mostTimesItself = 100;
const alwaysAllowed = 20_000_000;

/** A part that has to be read is a list of links or types; one longer than this is none that a program has written. */
const longestRead = 4_000_000;

/** The part that tells the kind of a document, and the parts that would run in it. */
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
 * Whether a document that is an archive is what it says and nothing in it runs or swells: each part is unpacked, counted and dropped, because
 * what an archive says of its own size need not be true.
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
    const most = Math.min(mostUnpacked, Math.max(alwaysAllowed, size * mostTimesItself));
    return await lookInside(archive, rules[kind], most, contentType);
  } catch {
    return 'unsafe';
  } finally {
    archive.close();
  }
}

/** What Word and Excel fetch as soon as a document is opened: a template with its macros, an object, another document. */
const fetched = /Type\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|frame|subDocument|externalLinkPath)["']/i;
/** Programs write down where on its writer's disk a template was. */
const onOwnDisk = /Target\s*=\s*["'](?:file:\/\/\/)?(?:[a-z]:[\\/]|[^/\\:"']*["'])/i;

const external = /TargetMode\s*=\s*["']External["']/i;

/** A letter may be written as its number. */
const withoutCodes = (element: string) =>
  element.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );

function fetchesByItself(relationships: string): boolean {
  const elements = relationships.split('<').map(withoutCodes);
  return elements.some((element) => external.test(element) && fetched.test(element) && !onOwnDisk.test(element));
}

async function lookInside(archive: ZipFile, rule: (typeof rules)[ArchiveKind], most: number, contentType: string) {
  if (archive.entryCount > mostEntries) return 'unsafe';
  let unpacked = 0;
  let entries = 0;
  let told = false;
  for await (const entry of archive.eachEntry()) {
    entries += 1;
    if (entries > mostEntries || rule.runs.test(entry.fileName) || !entry.canDecodeFileData()) return 'unsafe';
    const isTelling = rule.needed.test(entry.fileName);
    const isLeading = /\.rels$/i.test(entry.fileName);
    const isRead = isTelling || isLeading;
    const { length, text } = await unpack(
      archive,
      entry,
      isRead ? Math.min(longestRead, most - unpacked) : most - unpacked,
      isRead,
    );
    unpacked += length;
    if (isLeading && fetchesByItself(text)) return 'unsafe';
    if (isTelling) told = text.includes(contentType);
    if (isTelling && /macroEnabled/i.test(text)) return 'unsafe';
  }
  return told ? 'fine' : 'other';
}

/** Counts a part, and keeps one that is to be read. Throws as soon as it is more than `most`. */
async function unpack(archive: ZipFile, entry: Entry, most: number, isKept: boolean): Promise<{ length: number; text: string }> {
  let length = 0;
  const kept: Buffer[] = [];
  const counter = new Writable({
    write(chunk: Buffer, _, done) {
      length += chunk.length;
      if (isKept) kept.push(chunk);
      done(length > most ? new Error('it is too much') : null);
    },
  });
  await pipeline(await archive.openReadStreamPromise(entry), counter);
  // In UTF-16 every other byte is none of these letters.
  return { length, text: Buffer.concat(kept).toString('utf8').replaceAll('\0', '') };
}
