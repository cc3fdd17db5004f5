import type { FileValue } from './field-values.ts';
import type { FileUploadField } from './form-definition.ts';
import { limits } from './limits.ts';
import type { Broken } from './text-rules.ts';

const megabyte = 1024 * 1024;

/** Returns the maximum number of files of a field (FRM-10); one if the setting is invalid. */
export function fileLimit({ limitFiles }: Pick<FileUploadField, 'limitFiles'>): number {
  return Math.min(Math.max(Math.trunc(limitFiles) || 1, 1), limits.files);
}

/**
 * Returns the problem of files that can be found without reading them: number, size and extension. A file without a name has an unknown
 * token.
 */
export function brokenByFiles(files: readonly FileValue[], field: FileUploadField): Broken | undefined {
  const maxFiles = fileLimit(field);
  if (files.length > maxFiles) return { key: 'tooManyFiles', amount: maxFiles };
  for (const { name, bytes } of files) {
    if (name === '') return { key: 'fileGone' };
    if (bytes > field.maxMb * megabyte) return { key: 'fileTooLarge', amount: field.maxMb };
    if (bytes <= 0) return { key: 'unreadable' };
    if (name.length > limits.fileName) return { key: 'tooLong', amount: limits.fileName };
    if (!endsAs(name, field.accept)) return { key: 'fileType' };
  }
  return undefined;
}

/** Equivalent extensions. */
const twins: Readonly<Record<string, string>> = { '.jpeg': '.jpg', '.tiff': '.tif' };
const ending = (text: string) => twins[text] ?? text;

/** Whether a name has an allowed extension; any is allowed if the list is empty. */
export function endsAs(name: string, endings: readonly string[]): boolean {
  const own = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? '';
  return endings.length === 0 || endings.some((wanted) => ending(wanted.trim().toLowerCase()) === ending(own));
}
