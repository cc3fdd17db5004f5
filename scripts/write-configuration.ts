// Writes the lists of variables to docs/configuration.md and .env.example: node scripts/with-node.mjs scripts/write-configuration.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationFiles } from './configuration-files.ts';
import { root } from './root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
for (const [file, text] of configurationFiles(read)) writeFileSync(join(root, file), text);
