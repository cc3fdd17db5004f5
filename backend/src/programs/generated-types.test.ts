import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateTypes } from 'payload/node';
import { expect, it, onTestFinished } from 'vitest';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';

it('the generated types match the collections', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payload-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = await buildPayloadConfig(placeholderOptions);
  config.typescript.outputFile = join(folder, 'payload-types.ts');
  await generateTypes(config, { log: false });
  const committed = readFileSync(fileURLToPath(new URL('../platform/generated/payload-types.ts', import.meta.url)), 'utf8');
  expect(committed, 'run: npm run types -w @plantsoen/backend').toBe(readFileSync(join(folder, 'payload-types.ts'), 'utf8'));
});
