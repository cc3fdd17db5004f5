import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importMapFile, writeImportMap } from './import-map.ts';

it('API-08 the committed map of components matches the configuration', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-map-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(dirname(join(folder, importMapFile)), { recursive: true });
  await writeImportMap(folder);
  const committed = readFileSync(join(import.meta.dirname, importMapFile), 'utf8');
  expect(committed, 'run: npm run import-map -w @plantsoen/admin').toBe(readFileSync(join(folder, importMapFile), 'utf8'));
});
