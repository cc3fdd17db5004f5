import { badUserInput } from '../platform/api/errors.ts';
import type { FactFilter } from '../platform/generated/contract.ts';
import type { FactChoice } from './faceted-row.ts';
import type { FactLabel } from './facets.ts';

const maxFilters = 20;
const maxValues = 60;

/**
 * Returns the caller's choices, checked against the dictionary. Throws `badUserInput` for an unknown fact or value, rather than
 * returning an empty list.
 */
export function factChoices(filters: readonly FactFilter[], dictionary: readonly FactLabel[]): FactChoice[] {
  if (filters.length > maxFilters) throw badUserInput(`At most ${maxFilters} facts can be chosen.`);
  const seen = new Set<string>();
  return filters.map((filter) => {
    const fact = dictionary.find((candidate) => candidate.key === filter.key);
    if (!fact) throw badUserInput(`There is no fact '${filter.key.slice(0, 60)}'.`);
    if (seen.has(fact.key)) throw badUserInput(`The fact '${fact.key}' is chosen twice.`);
    seen.add(fact.key);
    return fact.kind === 'range' ? rangeChoice(fact, filter) : listChoice(fact, filter);
  });
}

function rangeChoice(fact: FactLabel, filter: FactFilter): FactChoice {
  if (filter.values) throw badUserInput(`The fact '${fact.key}' requires a range.`);
  const min = filter.min ?? Number.NEGATIVE_INFINITY;
  const max = filter.max ?? Number.POSITIVE_INFINITY;
  if (min > max) throw badUserInput(`The range of '${fact.key}' ends before it begins.`);
  return { key: fact.key, min, max };
}

function listChoice(fact: FactLabel, filter: FactFilter): FactChoice {
  const values = filter.values ?? [];
  if (filter.min != null || filter.max != null) throw badUserInput(`The fact '${fact.key}' takes values.`);
  if (values.length === 0 || values.length > maxValues) throw badUserInput(`Choose 1 to ${maxValues} values of '${fact.key}'.`);
  // Facts such as the series have unlabelled values, which only the products know; these are not checked.
  const unknown = fact.values.size > 0 ? values.find((value) => !fact.values.has(value)) : undefined;
  if (unknown !== undefined) throw badUserInput(`The fact '${fact.key}' has no value '${unknown.slice(0, 60)}'.`);
  return { key: fact.key, values };
}
