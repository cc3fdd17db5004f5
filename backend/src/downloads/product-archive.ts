import { extname } from 'node:path';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import pLimit from 'p-limit';
import { plainFileName } from '../platform/file-names.ts';
import { byteOrderMark, csvRow, separatorFor } from '../platform/spreadsheets/csv.ts';
import type { FileInfo, FileStorage } from '../platform/storage/file-storage.ts';
import { originalKey } from '../platform/uploads/original-file.ts';
import type { ArchiveDownload } from './archive-downloads.ts';
import { archiveWords } from './archive-words.ts';
import { downloadKinds, downloadLanguages } from './download-kinds.ts';
import type { Archive, ArchivedFile } from './send-archive.ts';

/** Maximum size in bytes of the files of one archive. */
const maxBytes = 1024 ** 3;

/** Maximum number of files whose properties are read concurrently. */
const concurrentStats = 16;

/** A download with its place in the archive. Without a path if the caller may not have it, or if its file is missing. */
type ListedDownload = { download: ArchiveDownload; path?: string; info?: FileInfo };

/**
 * Returns downloads as an archive with a folder per product and a list of its contents (CAT-15). A file of several products or variants
 * is contained once, those of several products in a shared folder. The list names downloads for members without their address. Returns
 * undefined if the files are too large together.
 */
export async function productArchive(
  storage: Pick<FileStorage, 'stat'>,
  downloads: readonly ArchiveDownload[],
  { locale, name }: { locale: LocaleCode; name: string },
): Promise<Archive | undefined> {
  const paths = archivePaths(downloads, locale);
  const limit = pLimit(concurrentStats);
  const stats = new Map(
    await Promise.all([...paths.keys()].map((key) => limit(async () => [key, await storage.stat(key)] as const))),
  );
  const files: ArchivedFile[] = [];
  for (const [key, path] of paths) {
    const info = stats.get(key);
    if (info) files.push({ key, path, size: info.size, modifiedAt: info.modifiedAt });
  }
  if (files.reduce((sum, { size }) => sum + size, 0) > maxBytes) return undefined;
  const listed = downloads.map((download): ListedDownload => {
    const key = keyOf(download);
    const [path, info] = key === undefined ? [] : [paths.get(key), stats.get(key)];
    return path !== undefined && info ? { download, path, info } : { download };
  });
  const missing = listed.flatMap(({ path, download }) => (path === undefined ? (download.titleField ?? []) : []));
  return { name, contents: contentsFile(listed, locale), files, missing: [...new Set(missing)] };
}

/** Returns the key of the file of a download in the storage; undefined without a file. */
function keyOf({ file }: ArchiveDownload): string | undefined {
  return file?.hash && file.filename ? originalKey({ hash: file.hash, filename: file.filename }) : undefined;
}

/** Returns the path of each file in the archive, by its key in the storage. Paths differ also where case does not count. */
function archivePaths(downloads: readonly ArchiveDownload[], locale: LocaleCode): Map<string, string> {
  const paths = new Map<string, string>();
  const taken = new Set<string>();
  const productsOf = Map.groupBy(downloads, keyOf);
  const isShared = (key: string) => new Set(productsOf.get(key)?.map(({ product }) => product)).size > 1;
  for (const download of downloads) {
    const key = keyOf(download);
    if (key === undefined || paths.has(key)) continue;
    const filename = download.file?.filename ?? '';
    const extension = extname(filename).toLowerCase();
    const base = plainFileName(filename.slice(0, filename.length - extension.length), locale) || String(download.id);
    const parts = isShared(key) ? [archiveWords[locale].shared] : [download.product, download.variant];
    const folders = parts.flatMap((part) => (part && plainFileName(part, locale)) || []);
    const plain = [...folders, base].join('/');
    let path = plain + extension;
    for (let number = 2; taken.has(path.toLowerCase()); number += 1) path = `${plain}-${number}${extension}`;
    taken.add(path.toLowerCase());
    paths.set(key, path);
  }
  return paths;
}

/** Returns the list of contents as CSV, in the language of the site. */
function contentsFile(listed: readonly ListedDownload[], locale: LocaleCode): Archive['contents'] {
  const words = archiveWords[locale];
  const separator = separatorFor(locale);
  const rows = listed.map(({ download, path, info }) => {
    const { product, variant, titleField, kind, documentKind, language, version, date } = download;
    return [
      path ?? (download.file ? words.missing : words.membersOnly),
      ...[product, variant ?? '', titleField ?? '', documentKind ? downloadKinds[documentKind][locale] : ''],
      ...[kind.toUpperCase(), language ? downloadLanguages[language][locale] : '', version ?? ''],
      date || (info?.modifiedAt.toISOString().slice(0, 10) ?? ''),
    ];
  });
  const text = byteOrderMark + [words.headings, ...rows].map((row) => csvRow(row, separator)).join('');
  return { path: `${words.contents}.csv`, bytes: Buffer.from(text, 'utf8') };
}
