import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../dist');
const isBundle = (file: string) => file.endsWith('.mjs');

/** Returns the external packages and the texts of all bundles that the API loads at its start. */
async function loadedAtStart(): Promise<{ packages: string[]; texts: string[] }> {
  const { metafile } = await build({
    ...{ absWorkingDir: folder, entryPoints: ['api.mjs'], bundle: true, write: false, outdir: 'out', metafile: true },
    ...{ platform: 'node', format: 'esm', packages: 'external', logLevel: 'silent' },
  });
  const files = new Set(['api.mjs']);
  const packages = new Set<string>();
  for (const file of files)
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement') (external ? packages : files).add(path);
  return { packages: [...packages], texts: [...files].map((file) => readFileSync(join(folder, file), 'utf8')) };
}

describe('OPS-09 the memory of the built API', () => {
  it('does not hold packages that its settings do not need, nor the one that only the admin needs', async () => {
    const { packages, texts } = await loadedAtStart();
    const has = (name: string) => packages.includes(name) || texts.some((text) => text.includes(`/node_modules/${name}/`));
    for (const name of ['pg', 'payload', '@opentelemetry/api']) expect(has(name), name).toBe(true);
    const unneeded = [
      'sharp',
      '@aws-sdk/client-s3',
      '@smithy/core',
      '@opentelemetry/sdk-trace-base',
      'prom-client',
      'commander',
      'tar',
    ];
    for (const name of unneeded) expect(has(name), name).toBe(false);
  });

  it('holds the text of the bundles at one byte per character', () => {
    const bundles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isBundle);
    expect(bundles.length).toBeGreaterThan(10);
    for (const file of bundles)
      expect(/[\u0080-\uffff]/.exec(readFileSync(join(folder, file), 'utf8'))?.[0], file).toBeUndefined();
  });
});
