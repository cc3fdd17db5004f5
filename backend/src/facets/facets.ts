import type { Facet } from '../platform/generated/contract.ts';
import type { FactCount, FactCounts } from './facet-answer.ts';
import type { FactChoice } from './faceted-row.ts';

/** A fact with its names in a site's language. */
export type FactLabel = {
  key: string;
  name: string;
  kind: 'list' | 'range';
  unit: string | undefined;
  /** Labels of the values of a list fact, in display order. */
  values: ReadonlyMap<string, string>;
};

/**
 * Returns the facets of an answer, in the dictionary's order. `whole`, the same list without choices or search, determines the
 * facts and values, so that the filters do not move while a visitor chooses. A fact is included if the whole list has at least
 * two values of it. A chosen fact is always included, so that the choice can be undone.
 */
export function facetsOf(
  answer: { facts: FactCounts },
  whole: { facts: FactCounts },
  dictionary: readonly FactLabel[],
  choices: readonly FactChoice[],
): Facet[] {
  return dictionary.flatMap((fact) => {
    const choice = choices.find(({ key }) => key === fact.key);
    const offered = whole.facts.get(fact.key) ?? (choice && noCount);
    if (!offered) return [];
    const count = answer.facts.get(fact.key) ?? noCount;
    const chosen = choice && 'values' in choice ? choice.values : [];
    const facet = fact.kind === 'range' ? rangeFacet(fact, count) : listFacet(fact, count, [...offered.counts.keys(), ...chosen]);
    const several = fact.kind === 'range' ? offered.min < offered.max : facet.values.length > 1;
    return several || choice ? [facet] : [];
  });
}

const noCount: FactCount = { counts: new Map(), min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };

/** Returns the facet of a range. Its ends are null if no hits remain under the other choices. */
function rangeFacet(fact: FactLabel, { min, max }: FactCount): Facet {
  const isEmpty = min > max;
  const ends = { min: isEmpty ? null : min, max: isEmpty ? null : max };
  return { key: fact.key, name: fact.name, kind: 'range', unit: fact.unit ?? null, values: [], ...ends };
}

/** Returns the facet of a list. An offered value may have no hits under the other choices. */
function listFacet(fact: FactLabel, { counts }: FactCount, offered: readonly string[]): Facet {
  const shown = new Set(offered);
  const labelled = [...fact.values].filter(([value]) => shown.has(value)).map(([value, label]) => ({ value, label }));
  const bare = [...shown]
    .filter((value) => !fact.values.has(value))
    .sort()
    .map((value) => ({ value, label: value }));
  const values = [...labelled, ...bare].map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }));
  return { key: fact.key, name: fact.name, kind: 'list', unit: null, values, min: null, max: null };
}
