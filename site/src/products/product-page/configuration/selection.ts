import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { anyRalCode } from '../../lead-time.ts';

/** Options of a product. */
export type Choosable = {
  variants: readonly { sku: string }[];
  colours: readonly { code: string }[];
  anyRal: boolean;
  mountings: readonly { key: string }[];
};

const choiceParts = ['variant', 'colour', 'mounting'] as const;
export type ChoicePart = (typeof choiceParts)[number];

/** Selection for a product: an article number, the code of a colour and the key of a mounting, if it has any. */
export type Choice = Readonly<Partial<Record<ChoicePart, string>>>;

/** Returns the options of each part. The first one is the default. */
function optionsOf({ variants, colours, anyRal, mountings }: Choosable): Record<ChoicePart, string[]> {
  return {
    variant: variants.map(({ sku }) => sku),
    colour: [...colours.map(({ code }) => code), ...(anyRal ? [anyRalCode] : [])],
    mounting: mountings.map(({ key }) => key),
  };
}

/** Whether any part has more than one option. */
export function hasAlternatives(product: Choosable): boolean {
  return Object.values(optionsOf(product)).some((options) => options.length > 1);
}

/** Returns the selection of an address. Options that the product does not have are ignored. */
export function choiceOf(product: Choosable, stated: Readonly<Record<string, string | undefined>>): Choice {
  const options = optionsOf(product);
  const chosen = choiceParts.map((part) => {
    const option = options[part].find((candidate) => parameterOf(candidate) === stated[part]);
    return [part, option ?? options[part][0]];
  });
  return Object.fromEntries(chosen);
}

/** Returns the query parameters of a selection; undefined for default options. */
export function parametersOf(product: Choosable, choice: Choice): Record<ChoicePart, string | undefined> {
  const options = optionsOf(product);
  const stated = choiceParts.map((part) => {
    const option = choice[part];
    return [part, option === undefined || option === options[part][0] ? undefined : parameterOf(option)];
  });
  return Object.fromEntries(stated) as Record<ChoicePart, string | undefined>;
}
