import { extname } from 'node:path';

/** What a browser may open by itself: pictures, documents, 3D models. */
const opened: Record<string, string> = {
  '.avif': 'image/avif',
  '.glb': 'model/gltf-binary',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** The type of a file by its name; anything that a browser is not to open is mere bytes (SEC-07). */
export function contentTypeOf(filename: string): string {
  return opened[extname(filename).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file is offered for saving rather than opened (SEC-07). */
export function isAttachment(filename: string): boolean {
  return !(extname(filename).toLowerCase() in opened);
}
