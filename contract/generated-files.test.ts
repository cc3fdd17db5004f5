import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, isObjectType, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { fieldSets, withFields } from './field-sets.ts';
import { generatedFiles } from './generated-files.ts';
import { readContract } from './schema.ts';

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

const sets = fieldSets([parse('fragment Size on Picture { width height }')]);

it('API-07 a set of fields is inlined in an operation, a fragment of a view is not', () => {
  const written = parse('fragment Card on Product { title image { ...Size alt } ...Price }');
  expect(print(withFields(written, sets))).toBe(
    print(parse('fragment Card on Product { title image { width height alt } ...Price }')),
  );
});

/** Types that are answered to one visitor and never cached, and the target of a form, whose answer carries that entry's tag. */
const withoutSite = ['RedirectEntry', 'SavedSubmission', 'Viewer'];

it('API-06 every type with a numeric id has a site id, so that its cache identity is the announced one', () => {
  const types = Object.values(buildSchema(readContract()).getTypeMap()).filter(isObjectType);
  const lacking = types.filter((type) => {
    const { id, siteId } = type.getFields();
    return id && String(id.type) === 'Int!' && !siteId;
  });
  expect(lacking.map(({ name }) => name).sort()).toEqual(withoutSite);
});
