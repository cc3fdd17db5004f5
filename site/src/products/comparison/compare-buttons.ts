import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { type ChosenProduct, chosenProducts } from './comparison-list.ts';

const buttons = 'button[data-compare]';

/** The product of a button, with its options as far as they are stated. */
export type ButtonOptions = { id: number; variant: string | undefined; colour: string | undefined };

/** Returns the product and the options of a button. A button on a card has the options of the card's link. */
export function buttonOptions(button: HTMLElement): ButtonOptions {
  const { compare, variant, colour } = button.dataset;
  const link = button.closest('li')?.querySelector<HTMLAnchorElement>('h3 a');
  const stated = new URLSearchParams(variant === undefined ? link?.search : '');
  return {
    id: Number(compare),
    variant: (variant ?? stated.get('variant')) || undefined,
    colour: (colour ?? stated.get('colour')) || undefined,
  };
}

/** Whether a product is chosen in the options of a button. A button without options stands for all variants and colours. */
export function isChosen(chosen: ChosenProduct, { id, variant, colour }: ButtonOptions): boolean {
  const isSame = (one: string | undefined, other: string | undefined) =>
    one === undefined || parameterOf(one) === parameterOf(other ?? '');
  return chosen.id === id && isSame(variant, chosen.sku) && isSame(colour, chosen.colour);
}

/** Marks the buttons of chosen products as pressed, also those that are rendered later. */
export function markButtons(): void {
  const mark = () => {
    for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
      const pressed = String(chosenProducts.get().some((chosen) => isChosen(chosen, buttonOptions(button))));
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    }
  };
  mark();
  chosenProducts.subscribe(mark);
  const changes = { childList: true, subtree: true, attributeFilter: ['data-variant', 'data-colour', 'href'] };
  new MutationObserver(mark).observe(document.body, changes);
}
