import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { RecordBlueprint } from './blueprints.ts';
import { type DemoText, inEveryLanguage, readDemo, type Texts } from './demo-content.ts';

type DemoMaterial = {
  id: string;
  name: Texts;
  group: string;
  kgCo2ePerKg: number;
  recycledShare: number;
  standard: DemoText;
  hexNew: string;
  hexWeathered: string;
  description: Texts;
};

export function materialBlueprints(): RecordBlueprint<'materials'>[] {
  return readDemo<{ materials: DemoMaterial[] }>('facts/materials').materials.map(({ id, name, standard, ...material }) => ({
    reference: `material:${id}`,
    fields: () => ({ key: id, title: name, standard: inEveryLanguage(standard), ...material }),
  }));
}

export function mountingBlueprints(): RecordBlueprint<'mountings'>[] {
  return readDemo<{ id: string; name: Texts; description: Texts }[]>('facts/mountings').map(
    ({ id, name, description }, index) => ({
      reference: `mounting:${id}`,
      fields: () => ({ key: id, title: name, description, position: positionOf(index) }),
    }),
  );
}

export function faqTopicBlueprints(): RecordBlueprint<'faqTopics'>[] {
  return readDemo<{ topics: { id: string; title: Texts }[] }>('editorial/faq').topics.map(({ id, title }, index) => ({
    reference: `faqTopic:${id}`,
    fields: () => ({ key: id, title, position: positionOf(index) }),
  }));
}

/** Returns a position for an index. Gaps of 10 leave room for records that editors insert. */
export function positionOf(index: number): number {
  return (index + 1) * 10;
}

/** Returns the blueprints of synonyms for the search, per language. */
export function synonymBlueprints(): RecordBlueprint<'synonyms'>[] {
  const groups = readDemo<Record<(typeof localeCodes)[number], string[][]>>('editorial/synonyms');
  return localeCodes.flatMap((site) =>
    groups[site].map((words) => {
      const key = `${site}-${words[0]}`;
      return { reference: `synonyms:${key}`, fields: () => ({ key, site, words }) };
    }),
  );
}

type DemoTerm = { key: string; title: Texts; spellings: Record<(typeof localeCodes)[number], string[]>; explanation: Texts };

/** Returns the blueprints of the glossary. */
export function glossaryBlueprints(): RecordBlueprint<'glossaryTerms'>[] {
  return readDemo<DemoTerm[]>('editorial/glossary').map(({ key, ...term }) => ({
    reference: `glossaryTerm:${key}`,
    fields: () => ({ key, ...term }),
  }));
}
