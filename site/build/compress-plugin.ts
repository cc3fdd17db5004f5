import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes every compressible file of the client build in brotli and gzip beside itself, so that no visitor waits for it. */
export function compressClientFiles(): Plugin {
  return {
    name: 'plantsoen:compress',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
        const file = readFileSync(join(dir, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(file, { params }));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(file, { level: 9 }));
      }
    },
  };
}
