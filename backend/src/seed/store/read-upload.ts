import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { File } from 'payload';
import { fileName } from '../content/references.ts';

/** Media types by extension, because Payload only knows those of common pictures. */
const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.dxf': 'image/vnd.dxf',
  '.ifc': 'application/x-step',
  '.glb': 'model/gltf-binary',
};

/** Reads a file in the form of an upload. Throws for an unknown extension. */
export async function readUpload(path: string): Promise<File> {
  const data = await readFile(path);
  const mimetype = types[extname(path)];
  if (!mimetype) throw new Error(`the file type of ${path} is unknown`);
  return { data, mimetype, name: fileName(path), size: data.length };
}
