import { toggleOption } from '@plantsoen/contract/product-options.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { forgetRenderedQuery, renderedQuery } from '../../../offline/rendered-query.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ChosenItemFragment } from '../../../platform/generated/operations-types.ts';
import { replaceQuery } from '../../../platform/navigation/shown-query.ts';
import { parseSearch } from '../../../platform/query-string.ts';
import type { QuotationItem } from '../../../quotation/quotation-line.ts';
import {
  type Choice,
  type ChoicePart,
  type Choosable,
  choiceOf,
  hasAlternatives,
  parametersOf,
  withOptions,
} from './selection.ts';

type ChoiceState = {
  choice: Choice;
  /** Whether any part has more than one option. */
  isOpen: boolean;
  choose(part: ChoicePart, option: string): void;
  /** Adds an option with those that it requires, or removes it with those that require it (CAT-16). */
  toggle(number: string): void;
  /** Requested number of pieces; null while the field is empty. */
  pieces: number | null;
  setPieces(pieces: number | null): void;
};

const ChoiceContext = createContext<ChoiceState | undefined>(undefined);

type ChoiceProviderProps = { product: Choosable; stated: Readonly<Record<string, string | undefined>>; children: ReactNode };

/**
 * Provides the selection for the product on the page. It starts with that of the address, and updates the address. A page from a copy
 * (PAG-10) starts with the selection of its HTML, because React does not change the HTML when it takes it over.
 */
export function SelectionProvider({ product, stated, children }: ChoiceProviderProps) {
  const [choice, setChoice] = useState(() => {
    const rendered = renderedQuery();
    return choiceOf(product, rendered === undefined ? stated : parseSearch(rendered));
  });
  useEffect(() => {
    if (forgetRenderedQuery()) setChoice(choiceOf(product, stated));
  }, [product, stated]);
  const [pieces, setPieces] = useState<number | null>(1);
  const change = (next: Choice) => {
    setChoice(next);
    replaceQuery(parametersOf(product, next));
  };
  const choose = (part: ChoicePart, option: string) => change({ ...choice, [part]: option });
  const toggle = (number: string) =>
    change(withOptions(choice, toggleOption(product.options ?? [], choice.options ?? [], number)));
  const isOpen = hasAlternatives(product);
  return <ChoiceContext value={{ choice, isOpen, choose, toggle, pieces, setPieces }}>{children}</ChoiceContext>;
}

/** Returns the selection for the product on the page. Throws an error outside `SelectionProvider`. */
export function useVariantSelection(): ChoiceState {
  const state = useContext(ChoiceContext);
  if (!state) throw new Error('SelectionProvider is missing');
  return state;
}

/** Returns the selected variant; undefined for a product without variants. */
export function useSelectedVariant<Variant extends { sku: string }>(variants: readonly Variant[]): Variant | undefined {
  const { choice } = useVariantSelection();
  return variants.find(({ sku }) => sku === choice.variant);
}

/** Returns the selected options in the order of the product. */
export function useSelectedOptions<Option extends { number: string }>(options: readonly Option[]): Option[] {
  const { choice } = useVariantSelection();
  return options.filter(({ number }) => choice.options?.includes(number));
}

/** Returns the selected product as an item of the quotation list. */
export function useChosenItem(product: FragmentOf<ChosenItemFragment>): QuotationItem {
  const { id, title, uri, category, productImage } = read<ChosenItemFragment>(product);
  const { choice } = useVariantSelection();
  return { id, title, uri, category: category.title, productImage: productImage?.quotation.url ?? '', ...choice };
}
