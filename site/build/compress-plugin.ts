import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes a brotli and a gzip version beside each compressible file of the client build, so that the server never compresses them
 * per request.
 */
export function compressClientFiles(): Plugin {
  return {
    name: 'plantsoen:compress',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      const compressible = names.filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name));
      await Promise.all(compressible.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const file = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(file, { params })),
    writeFile(`${path}.gz`, await gzipped(file, { level: 9 })),
  ]);
}
