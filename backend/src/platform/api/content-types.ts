import { extname } from 'node:path';

/** Types that a browser may open: pictures, documents and 3D models. */
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

/** Returns the content type for a file name. A type that a browser may not open is `application/octet-stream` (SEC-07). */
export function contentTypeOf(filename: string): string {
  return opened[extname(filename).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file is offered for download instead of opened (SEC-07). */
export function isAttachment(filename: string): boolean {
  return !(extname(filename).toLowerCase() in opened);
}
