/** Where an uploaded file stands: for good, since its address carries the hash of its content. `fileLink` is what callers are answered. */
export function fileUrl(file: { hash?: string | null; filename?: string | null }): string | null {
  return file.hash && file.filename ? `/media/files/${file.hash}/${encodeURIComponent(file.filename)}` : null;
}
