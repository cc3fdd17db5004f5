/**
 * Returns the permanent address of an uploaded file, which contains the hash of its content. `fileLink` returns the address for
 * callers.
 */
export function fileUrl(file: { hash?: string | null; filename?: string | null }): string | null {
  return file.hash && file.filename ? `/media/files/${file.hash}/${encodeURIComponent(file.filename)}` : null;
}
