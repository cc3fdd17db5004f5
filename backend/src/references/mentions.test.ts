import type { SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeholderConfig } from '../testing/placeholder-config.ts';
import { relationPlaces } from '../testing/relation-places.ts';
import { mentionsIn } from './mentions.ts';
import { countedSources, relationFields } from './relation-fields.ts';

let config: SanitizedConfig;
beforeAll(async () => {
  config = await placeholderConfig();
});

const allSources = () => {
  const { collections, globals } = countedSources(config);
  return [...collections, ...globals];
};

describe('API-08 the mentions of a document', () => {
  it('are found in each relation, upload and rich text of every collection and global', () => {
    const missed: string[] = [];
    for (const { slug, fields } of allSources())
      for (const { path, relationTo, data } of relationPlaces(fields)) {
        const found = [...mentionsIn(fields, data({ relationTo, value: 7 }))].map(({ target }) => target);
        if (found.length !== 1 || found[0]?.collection !== relationTo || found[0].id !== 7)
          missed.push(`${slug}.${path} to ${relationTo}`);
      }
    expect(missed).toEqual([]);
  });

  it('can each be replaced by another document', () => {
    const left: string[] = [];
    for (const { slug, fields } of allSources())
      for (const { path, relationTo, data } of relationPlaces(fields)) {
        const values = data({ relationTo, value: 7 });
        for (const { replace } of [...mentionsIn(fields, values)]) replace(9);
        if (JSON.stringify(values) !== JSON.stringify(data({ relationTo, value: 9 })))
          left.push(`${slug}.${path} to ${relationTo}`);
      }
    expect(left).toEqual([]);
  });

  it('are removed from a list that already contains the replacement', () => {
    const { fields } = config.collections.find(({ slug }) => slug === 'projects') ?? { fields: [] };
    const values = { headerslider: [4, 7, 9] };
    for (const { target, replace } of [...mentionsIn(fields, values)]) if (target.id === 7) replace(9);
    expect(values.headerslider).toEqual([4, 9]);
  });

  it('are tested in every relation field of the configuration', () => {
    const places = allSources().flatMap(({ fields }) => relationPlaces(fields));
    const fields = allSources().flatMap((source) => [...relationFields(source.fields)]);
    expect(places.length).toBeGreaterThan(fields.length);
    const named = new Set(places.map(({ path }) => path.split('.').at(-1)));
    expect(fields.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it('contain the steps to their place, with the language and the block', () => {
    const { fields } = config.collections.find(({ slug }) => slug === 'pages') ?? { fields: [] };
    const blocks = [{ blockType: 'html' }, { blockType: 'textImage', image: 7 }];
    const [mention] = [...mentionsIn(fields, { blocks: { de: blocks } })];
    expect(mention).toMatchObject({
      target: { collection: 'media', id: 7 },
      locale: 'de',
      steps: [{ name: 'blocks', row: 2, block: { nl: 'Tekst en afbeelding' } }, { name: 'image' }],
    });
  });
});
