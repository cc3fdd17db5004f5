import { localeCodes } from '@plantsoen/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { demoEntries, demoRecords, demoReferences } from './demo-blueprints.ts';
import { footerBlueprint } from './import-footer.ts';
import { globalsBlueprint } from './import-globals.ts';
import { navigationBlueprint } from './import-navigation.ts';

const references = demoReferences();
const countsOf = (blueprints: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(blueprints).map(([name, list]) => [name, list.length]));

describe('the blueprints of the demo content', () => {
  it('API-09 contain all demo content', () => {
    expect(countsOf(demoRecords())).toMatchObject({
      materials: 19,
      mountings: 5,
      'colour groups': 11,
      colours: 55,
      topics: 8,
      pictures: 181,
      drawings: 62,
      files: 208,
      downloads: 187,
      team: 8,
    });
    expect(countsOf(demoEntries())).toEqual({ categories: 50, products: 51, projects: 16, news: 12, pages: 64, questions: 20 });
  });

  it('API-09 contain no broken reference in any language', () => {
    for (const blueprint of Object.values(demoRecords()).flat()) {
      expect(() => blueprint.fields(references), blueprint.reference).not.toThrow();
      for (const locale of localeCodes)
        expect(() => blueprint.relations?.(locale, references), blueprint.reference).not.toThrow();
    }
    for (const blueprint of Object.values(demoEntries()).flat()) {
      expect(() => [blueprint.outline(references), blueprint.shared(references)], blueprint.reference).not.toThrow();
      for (const locale of localeCodes) expect(() => blueprint.texts(locale, references), blueprint.reference).not.toThrow();
    }
    for (const blueprint of [navigationBlueprint(), footerBlueprint(), globalsBlueprint()]) {
      expect(() => blueprint.shared(references)).not.toThrow();
      for (const locale of localeCodes) expect(() => blueprint.texts(locale, references)).not.toThrow();
    }
  });

  it('LOC-01 contain a title and a slug for each entry in each language', () => {
    const texts = Object.values(demoEntries())
      .flat()
      .flatMap((blueprint) =>
        localeCodes.map((locale) => blueprint.texts(locale, references) as { title?: string; slug?: string }),
      );
    expect(texts.length).toBe(213 * 3);
    expect(texts.filter(({ title, slug }) => !title || !/^[a-z0-9-]+$/.test(slug ?? ''))).toEqual([]);
  });

  it('EDT-14 contain topics of articles as words for editors', () => {
    const topics = demoEntries().news?.map((blueprint) => (blueprint.shared(references) as { topic: string }).topic);
    expect(new Set(topics)).toEqual(new Set(['Bedrijf', 'Duurzaamheid', 'Evenement', 'Kennis', 'Product', 'Project']));
  });

  it('API-09 contain no duplicate blueprint', () => {
    const all = [...Object.values(demoRecords()), ...Object.values(demoEntries())].flat().map(({ reference }) => reference);
    expect(new Set(all).size).toBe(all.length);
  });
});
