import { type OptionRule, resolveOptions } from '@plantsoen/contract/product-options.ts';
import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { anyRalCode } from '../../lead-time.ts';

/** Options of a product. */
export type Choosable = {
  variants: readonly { sku: string }[];
  colours: readonly { code: string }[];
  anyRal: boolean;
  mountings: readonly { key: string }[];
  /** Options that are added to the product (CAT-16); lists do not load them. */
  options?: readonly OptionRule[];
};

const choiceParts = ['variant', 'colour', 'mounting'] as const;
export type ChoicePart = (typeof choiceParts)[number];

/**
 * Selection for a product: an article number, the code of a colour and the key of a mounting, if it has any, and the article numbers of
 * options, if any are chosen.
 */
export type Choice = Readonly<Partial<Record<ChoicePart, string>>> & { readonly options?: readonly string[] };

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
  return Boolean(product.options?.length) || Object.values(optionsOf(product)).some((options) => options.length > 1);
}

/** Returns the selection of an address. Options that the product does not have are ignored. */
export function choiceOf(product: Choosable, stated: Readonly<Record<string, string | undefined>>): Choice {
  const options = optionsOf(product);
  const chosen = choiceParts.map((part) => {
    const option = options[part].find((candidate) => parameterOf(candidate) === stated[part]);
    return [part, option ?? options[part][0]];
  });
  return withOptions(Object.fromEntries(chosen), statedOptions(product, stated.option));
}

/** Returns a selection with the article numbers of options, or without options. */
export function withOptions({ options: _, ...choice }: Choice, options: readonly string[]): Choice {
  return options.length > 0 ? { ...choice, options } : choice;
}

/** Returns the article numbers of the options of an address with those that they require, as far as they are possible together. */
function statedOptions({ options = [] }: Choosable, stated = ''): string[] {
  const parameters = stated.split(' ');
  const chosen = options.map(({ number }) => number).filter((number) => parameters.includes(parameterOf(number)));
  return resolveOptions(options, chosen).map(({ number }) => number);
}

/** Returns the query parameters of a selection; undefined for default options. */
export function parametersOf(product: Choosable, choice: Choice): Record<ChoicePart | 'option', string | undefined> {
  const options = optionsOf(product);
  const stated = choiceParts.map((part) => {
    const option = choice[part];
    return [part, option === undefined || option === options[part][0] ? undefined : parameterOf(option)];
  });
  const option = choice.options?.map(parameterOf).join(' ');
  return { ...(Object.fromEntries(stated) as Record<ChoicePart, string | undefined>), option };
}
