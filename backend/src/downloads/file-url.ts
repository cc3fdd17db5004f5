/** The site's address of an uploaded file: immutable, since it carries the hash of its content. */
export function fileUrl(file: { hash?: string | null; filename?: string | null }): string | null {
  return file.hash && file.filename ? `/media/files/${file.hash}/${encodeURIComponent(file.filename)}` : null;
}
