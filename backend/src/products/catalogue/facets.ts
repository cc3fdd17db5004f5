import type { Facet } from '../../platform/generated/contract.ts';
import type { CatalogueAnswer, FactCount } from './answer-question.ts';
import type { FactLabel } from './facet-labels.ts';

/**
 * The facets of an answer, in the dictionary's order. A fact shows when at least two values occur, or when the visitor has chosen
 * one of its values (else the choice could not be taken back).
 */
export function facetsOf(answer: CatalogueAnswer, dictionary: readonly FactLabel[], chosenKeys: ReadonlySet<string>): Facet[] {
  return dictionary.flatMap((fact) => {
    const count = answer.facts.get(fact.key);
    if (!count) return [];
    const facet = fact.kind === 'range' ? rangeFacet(fact, count) : listFacet(fact, count);
    const several = fact.kind === 'range' ? count.min < count.max : facet.values.length > 1;
    return several || chosenKeys.has(fact.key) ? [facet] : [];
  });
}

/** Under the other choices a range may be left without any number. */
function rangeFacet(fact: FactLabel, { min, max }: FactCount): Facet {
  const isEmpty = min > max;
  const ends = { min: isEmpty ? null : min, max: isEmpty ? null : max };
  return { key: fact.key, name: fact.name, kind: 'range', unit: fact.unit ?? null, values: [], ...ends };
}

function listFacet(fact: FactLabel, { counts }: FactCount): Facet {
  const labelled = [...fact.values].filter(([value]) => counts.has(value)).map(([value, label]) => ({ value, label }));
  const known = new Set(labelled.map(({ value }) => value));
  const bare = [...counts.keys()]
    .filter((value) => !known.has(value))
    .sort()
    .map((value) => ({ value, label: value }));
  const values = [...labelled, ...bare].map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }));
  return { key: fact.key, name: fact.name, kind: 'list', unit: null, values, min: null, max: null };
}
