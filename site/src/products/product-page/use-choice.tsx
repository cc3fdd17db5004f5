import { createContext, type ReactNode, useContext, useState } from 'react';
import { replaceQuery } from '../../platform/navigation/shown-query.ts';
import { type Choice, type ChoicePart, type Choosable, choiceOf, hasAlternatives, parametersOf } from './choice.ts';

type ChoiceState = {
  choice: Choice;
  /** Whether there is anything to choose. */
  isOpen: boolean;
  choose(part: ChoicePart, option: string): void;
  /** How many are wanted; null while another amount is typed. */
  pieces: number | null;
  setPieces(pieces: number | null): void;
};

const ChoiceContext = createContext<ChoiceState | undefined>(undefined);

type ChoiceProviderProps = { product: Choosable; stated: Readonly<Record<string, string | undefined>>; children: ReactNode };

/** Holds what is chosen of the product on the page, beginning with what the address states; the address follows. */
export function ChoiceProvider({ product, stated, children }: ChoiceProviderProps) {
  const [choice, setChoice] = useState(() => choiceOf(product, stated));
  const [pieces, setPieces] = useState<number | null>(1);
  const choose = (part: ChoicePart, option: string) => {
    const next = { ...choice, [part]: option };
    setChoice(next);
    replaceQuery(parametersOf(product, next));
  };
  const isOpen = hasAlternatives(product);
  return <ChoiceContext value={{ choice, isOpen, choose, pieces, setPieces }}>{children}</ChoiceContext>;
}

/** What is chosen of the product on the page, and how to choose. */
export function useChoice(): ChoiceState {
  const state = useContext(ChoiceContext);
  if (!state) throw new Error('a view of the choice stands outside the product page');
  return state;
}

/** The variant that is chosen; undefined of a product without any. */
export function useChosenVariant<Variant extends { sku: string }>(variants: readonly Variant[]): Variant | undefined {
  const { choice } = useChoice();
  return variants.find(({ sku }) => sku === choice.variant);
}
