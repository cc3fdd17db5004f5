import { localeCodes } from '@plantsoen/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { demoEntries, demoRecords, demoReferences } from './demo-blueprints.ts';
import { footerPlan } from './import-footer.ts';
import { globalsPlan } from './import-globals.ts';
import { navigationPlan } from './import-navigation.ts';

const references = demoReferences();
const countsOf = (plans: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(plans).map(([name, list]) => [name, list.length]));

describe('the plans of the demo content', () => {
  it('API-09 contain all demo content', () => {
    expect(countsOf(demoRecords())).toMatchObject({
      materials: 19,
      mountings: 5,
      'colour groups': 11,
      colours: 55,
      topics: 8,
      pictures: 139,
      drawings: 48,
      files: 172,
      downloads: 154,
      team: 8,
    });
    expect(countsOf(demoEntries())).toEqual({ categories: 50, products: 48, projects: 16, news: 12, pages: 60, questions: 20 });
  });

  it('API-09 contain no broken reference in any language', () => {
    for (const plan of Object.values(demoRecords()).flat()) {
      expect(() => plan.fields(references), plan.reference).not.toThrow();
      for (const locale of localeCodes) expect(() => plan.relations?.(locale, references), plan.reference).not.toThrow();
    }
    for (const plan of Object.values(demoEntries()).flat()) {
      expect(() => [plan.outline(references), plan.shared(references)], plan.reference).not.toThrow();
      for (const locale of localeCodes) expect(() => plan.texts(locale, references), plan.reference).not.toThrow();
    }
    for (const plan of [navigationPlan(), footerPlan(), globalsPlan()]) {
      expect(() => plan.shared(references)).not.toThrow();
      for (const locale of localeCodes) expect(() => plan.texts(locale, references)).not.toThrow();
    }
  });

  it('LOC-01 contain a title and a slug for each entry in each language', () => {
    const texts = Object.values(demoEntries())
      .flat()
      .flatMap((plan) => localeCodes.map((locale) => plan.texts(locale, references) as { title?: string; slug?: string }));
    expect(texts.length).toBe(206 * 3);
    expect(texts.filter(({ title, slug }) => !title || !/^[a-z0-9-]+$/.test(slug ?? ''))).toEqual([]);
  });

  it('API-09 contain no duplicate plan', () => {
    const all = [...Object.values(demoRecords()), ...Object.values(demoEntries())].flat().map(({ reference }) => reference);
    expect(new Set(all).size).toBe(all.length);
  });
});
