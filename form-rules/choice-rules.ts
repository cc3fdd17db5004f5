import type { FormOption } from './form-definition.ts';
import { limits } from './limits.ts';
import type { Broken } from './text-rules.ts';

/**
 * Returns the problem of a choice: each must be one of the options, once, and at most `most` of them. Lists longer than a form can offer
 * are refused without a check of their items.
 */
export function brokenByChoice(
  choices: readonly string[],
  options: readonly Pick<FormOption, 'value'>[],
  most?: number | null,
): Broken | undefined {
  if (choices.length > Math.max(limits.choices, options.length)) return { key: 'noOption' };
  const values = new Set(options.map(({ value }) => value));
  const fits = choices.every((choice) => values.has(choice)) && new Set(choices).size === choices.length;
  if (!fits) return { key: 'noOption' };
  return most && choices.length > most ? { key: 'tooManyChoices', amount: most } : undefined;
}
