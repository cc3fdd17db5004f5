import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allVariables } from '@plantsoen/configuration/variables.mjs';
import { expect, it } from 'vitest';
import { configurationFiles } from './configuration-files.ts';
import { root } from './root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('OPS-09 the document and the example file contain the variables of the table', () => {
  const outdated = [...configurationFiles(read)].filter(([file, text]) => read(file) !== text).map(([file]) => file);
  expect(outdated, 'run `node scripts/with-node.mjs scripts/write-configuration.ts`').toEqual([]);
  expect(allVariables.filter(([name]) => !read('docs/configuration.md').includes(`| \`${name}\``))).toEqual([]);
});
