/** The product of a button on a card, with its options as far as they are stated. */
export type ButtonOptions = { id: number } & Record<'variant' | 'colour' | 'mounting', string | undefined> & {
    /** Article numbers of options (CAT-16). */
    options?: readonly string[] | undefined;
  };

/** Returns the product and the options of a button. A button on a card has the options of the card's link. */
export function buttonOptions(button: HTMLElement): ButtonOptions {
  const { compare, quote, variant, colour, mounting, options } = button.dataset;
  const link = button.closest('li')?.querySelector<HTMLAnchorElement>('h3 a');
  const stated = new URLSearchParams(variant === undefined ? link?.search : '');
  return {
    id: Number(compare ?? quote),
    variant: (variant ?? stated.get('variant')) || undefined,
    colour: (colour ?? stated.get('colour')) || undefined,
    mounting: (mounting ?? stated.get('mounting')) || undefined,
    options: (options ?? stated.get('option'))?.split(' ').filter(Boolean),
  };
}

/** Marks the buttons of a selector as pressed after each change, also those that are rendered later. */
export function markButtons(
  selector: string,
  isPressed: (options: ButtonOptions) => boolean,
  subscribe: (listener: () => void) => void,
): void {
  const mark = () => {
    for (const button of document.querySelectorAll<HTMLElement>(selector)) {
      const pressed = String(isPressed(buttonOptions(button)));
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
    }
  };
  mark();
  subscribe(mark);
  const changes = {
    childList: true,
    subtree: true,
    attributeFilter: ['data-variant', 'data-colour', 'data-mounting', 'data-options', 'href'],
  };
  new MutationObserver(mark).observe(document.body, changes);
}
