import { anyRalCode } from '../lead-time.ts';
import { parameterOf } from '../match-href.ts';

/** What can be chosen of a product. */
export type Choosable = {
  variants: readonly { sku: string }[];
  colours: readonly { code: string }[];
  anyRal: boolean;
  mountings: readonly { key: string }[];
};

/** Key of the mounting for which a product has a depth in the ground. */
export const inGround = 'in-ground';

const choiceParts = ['variant', 'colour', 'mounting'] as const;
export type ChoicePart = (typeof choiceParts)[number];

/** What is chosen of a product: an article number, the code of a colour and the key of a mounting, as far as it has any. */
export type Choice = Readonly<Partial<Record<ChoicePart, string>>>;

/** The options of each part, the first being chosen where nothing else is said. */
function optionsOf({ variants, colours, anyRal, mountings }: Choosable): Record<ChoicePart, string[]> {
  return {
    variant: variants.map(({ sku }) => sku),
    colour: [...colours.map(({ code }) => code), ...(anyRal ? [anyRalCode] : [])],
    mounting: mountings.map(({ key }) => key),
  };
}

/** Whether there is anything to choose. */
export function hasAlternatives(product: Choosable): boolean {
  return Object.values(optionsOf(product)).some((options) => options.length > 1);
}

/** The choice that an address states; what the product does not have counts as not stated. */
export function choiceOf(product: Choosable, stated: Readonly<Record<string, string | undefined>>): Choice {
  const options = optionsOf(product);
  const chosen = choiceParts.map((part) => {
    const option = options[part].find((candidate) => parameterOf(candidate) === stated[part]);
    return [part, option ?? options[part][0]];
  });
  return Object.fromEntries(chosen);
}

/** The query parameters of a choice; none for what is chosen anyway. */
export function parametersOf(product: Choosable, choice: Choice): Record<ChoicePart, string | undefined> {
  const options = optionsOf(product);
  const stated = choiceParts.map((part) => {
    const option = choice[part];
    return [part, option === undefined || option === options[part][0] ? undefined : parameterOf(option)];
  });
  return Object.fromEntries(stated) as Record<ChoicePart, string | undefined>;
}
