/** Writes the generated files of both sides. Run by `npm run contract`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles, operationsFolder } from './generated-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const files = await generatedFiles();
rmSync(join(root, operationsFolder), { recursive: true, force: true });
for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(`contract: ${file}`);
}
