import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { idsInTitles, readRequirements, requirementErrors, testedIds } from './requirements.ts';
import { root } from './root.ts';

it('every requirement with the status done has a test, and every test has a listed requirement', () => {
  const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  expect(requirements.length).toBeGreaterThan(150);
  expect(requirementErrors(requirements, testedIds())).toEqual([]);
});

// The IDs of these examples are concatenated, so that they do not count as IDs of this file.
const [one, two, three] = [1, 2, 3].map((number) => ['XYZ', `0${number}`].join('-'));

it('finds the IDs in titles only', () => {
  const source = [
    `it('${one} a card shows', () => {});`,
    `test.each([1, 2])("the ${two} is %s", () => {});`,
    `it.skip('${three} later', () => {});`,
    `// ${three} in a comment`,
    `expect('${three}').toBe(1);`,
  ].join('\n');
  expect(idsInTitles(source)).toEqual([one, two]);
});

it('finds inconsistencies', () => {
  const table = `| ID | what | status |\n|---|---|---|\n| ${one} | proven | done |\n| ${two} | claimed | done |\n| ${three} | odd | nearly |`;
  expect(requirementErrors(readRequirements(table), new Set([one ?? '', 'ABC-99']))).toEqual([
    `${three} has the status 'nearly'`,
    `${two} is done, but no test title contains it`,
    'a test title contains ABC-99, which is not a requirement',
  ]);
});
