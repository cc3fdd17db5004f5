/** Choices of a product: an article number, the code of a colour, the key of a mounting, and the article numbers of options. */
type Choices = Partial<Record<'variant' | 'colour' | 'mounting', string | null>> & {
  options?: readonly string[] | null | undefined;
};

/** Key of the mounting with an embedment depth. */
export const inGround = 'in-ground';

/** Format of the query parameters of a product's options. */
export const optionForm = /^[\w.-]{0,60}$/;

/** Format of the query parameter with the article numbers of options, which are separated by spaces. */
export const optionsForm = /^[\w.-]{0,60}( [\w.-]{0,60}){0,19}$/;

/** Returns an option of a product as the value of a query parameter. */
export function parameterOf(option: string): string {
  return option.replaceAll(' ', '-');
}

/** Returns the query of a product's address that selects the given options, except those that no address can contain. */
export function productQuery({ variant, colour, mounting, options }: Choices): string {
  const query = new URLSearchParams();
  for (const [name, option] of Object.entries({ variant, colour, mounting })) {
    const parameter = parameterOf(option ?? '');
    if (parameter && optionForm.test(parameter)) query.append(name, parameter);
  }
  const option = (options ?? []).map(parameterOf).join(' ');
  if (option && optionsForm.test(option)) query.append('option', option);
  return query.size > 0 ? `?${query}` : '';
}
