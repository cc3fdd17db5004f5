import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { chooseRange, chosenRange, chosenValues, type Filters, type Range, toggleValue } from './filters.ts';

/** An active filter: its label and the remaining filters without it. */
export type Chip = { key: string; label: string; rest: Filters };

type ChipTexts = {
  range(range: Range, facet: FacetFragment): string;
  search(words: string): string;
  /** Undefined if the place is unknown. */
  near?: string | undefined;
};

/** Returns the active filters as chips, in the order of the facets with place and search last (CAT-02). */
export function chipsOf(filters: Filters, facets: readonly FacetFragment[], texts: ChipTexts): Chip[] {
  const chips = facets.flatMap((facet) =>
    facet.kind === 'range' ? rangeChip(filters, facet, texts) : listChips(filters, facet),
  );
  if (filters.near && texts.near) chips.push({ key: 'near', label: texts.near, rest: { ...filters, near: undefined } });
  if (filters.search === '') return chips;
  return [...chips, { key: 'search', label: texts.search(filters.search), rest: { ...filters, search: '' } }];
}

function rangeChip(filters: Filters, facet: FacetFragment, texts: ChipTexts): Chip[] {
  const range = chosenRange(filters, facet.key);
  if (range.min === undefined && range.max === undefined) return [];
  const label = `${facet.name} ${texts.range(range, facet)}`;
  return [{ key: facet.key, label, rest: chooseRange(filters, facet.key, {}) }];
}

/** Returns the chips of a list facet. Values such as "yes" mean nothing alone, so the name of the fact precedes them. */
function listChips(filters: Filters, { key, name, values }: FacetFragment): Chip[] {
  return chosenValues(filters, key).map((value) => {
    const label = values.find((one) => one.value === value)?.label ?? value;
    const text = isBare.test(value) ? `${name}: ${label}` : label;
    return { key: `${key} ${value}`, label: text, rest: toggleValue(filters, key, value) };
  });
}

const isBare = /^(true|false|none|optional|standard)$/;
