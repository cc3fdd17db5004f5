import type { FileUploadField } from './form-definition.ts';
import type { FileValue } from './form-values.ts';
import { limits } from './limits.ts';
import type { Broken } from './text-rules.ts';

const megabyte = 1024 * 1024;

/** The most files of a field (FRM-10): one where nothing sensible is said. */
export function fileLimit({ limitFiles }: Pick<FileUploadField, 'limitFiles'>): number {
  return Math.min(Math.max(Math.trunc(limitFiles) || 1, 1), limits.files);
}

/**
 * What can be told of files before anyone has read them: how many, how large, how their names end. A file without a name is one that was
 * sent by a token of which nobody knows any more.
 */
export function brokenByFiles(files: readonly FileValue[], field: FileUploadField): Broken | undefined {
  const most = fileLimit(field);
  if (files.length > most) return { key: 'tooManyFiles', amount: most };
  for (const { name, bytes } of files) {
    if (name === '') return { key: 'fileGone' };
    if (bytes > field.maxMb * megabyte) return { key: 'fileTooLarge', amount: field.maxMb };
    if (bytes <= 0) return { key: 'unreadable' };
    if (name.length > limits.fileName) return { key: 'tooLong', amount: limits.fileName };
    if (!endsAs(name, field.accept)) return { key: 'fileType' };
  }
  return undefined;
}

/** Endings that mean the same. */
const twins: Readonly<Record<string, string>> = { '.jpeg': '.jpg', '.tiff': '.tif' };
const ending = (text: string) => twins[text] ?? text;

/** Whether a name ends as a field wants it: any will do where it names no endings. */
export function endsAs(name: string, endings: readonly string[]): boolean {
  const own = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? '';
  return endings.length === 0 || endings.some((wanted) => ending(wanted.trim().toLowerCase()) === ending(own));
}
