import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generatedFiles } from './generated-files.ts';

const committed = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');

it('API-07 the possible types of every union and interface are written from the committed contract', () => {
  const possible = JSON.parse(committed('contract/generated/possible-types.json'));
  expect([...possible.Entry].sort()).toEqual(['Category', 'FaqQuestion', 'NewsArticle', 'Page', 'Product', 'Project']);
  expect(possible.EntryResult).toContain('EntryAbsent');
});

it('API-07 every committed file that is generated from the contract is up to date', async () => {
  const outdated = [...(await generatedFiles())].filter(([file, text]) => committed(file) !== text).map(([file]) => file);
  expect(outdated, 'run `npm run contract`').toEqual([]);
});
