import type { FileSort } from '../../filters/filters.ts';
import type { DownloadHitsFragment } from '../../platform/generated/operations-types.ts';

export type FileHit = DownloadHitsFragment['hits'][number];

/** Files of one product, or of several products or none. */
export type FileGroup = { product: FileHit['product']; files: FileHit[] };

/** Maximum number of files that can be chosen; the API accepts as many. */
export const maxChosen = 100;

/** Orders of files that an address can name; without one, files are sorted by their kind. */
export const fileSorts: readonly FileSort[] = ['file', 'version', 'size'];

export const isFileSort = (sort: string | undefined): sort is FileSort => fileSorts.some((one) => one === sort);

/** Returns files by product, in their order. */
export function groupFiles(hits: readonly FileHit[]): FileGroup[] {
  const groups = new Map<number | undefined, FileGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.product?.id);
    if (group) group.files.push(hit);
    else groups.set(hit.product?.id, { product: hit.product, files: [hit] });
  }
  return [...groups.values()];
}

/** Returns the IDs that an address names, each once. The text is untrusted. */
export function chosenIds(text: string | undefined): number[] {
  const ids = (text ?? '').split(' ').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0).slice(0, maxChosen);
}

/** Returns the IDs between two, with both, in their order; only the last one if the first is not among them. */
export function rangeBetween(ids: readonly number[], first: number | undefined, last: number): number[] {
  const [start, end] = [first === undefined ? -1 : ids.indexOf(first), ids.indexOf(last)];
  if (start < 0 || end < 0) return [last];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Format and size of a chosen file. */
export type ChosenFile = { kind: string; size: number | null };

/** Returns the number of chosen files per format, most frequent first, and their size in bytes. */
export function chosenSummary(files: Iterable<ChosenFile>): { formats: [string, number][]; bytes: number } {
  const counts = new Map<string, number>();
  let bytes = 0;
  for (const { kind, size } of files) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    bytes += size ?? 0;
  }
  const formats = [...counts].sort(([one, few], [other, many]) => many - few || one.localeCompare(other));
  return { formats: formats.map(([kind, count]) => [kind.toUpperCase(), count]), bytes };
}
