/** Options of a product: an article number, the code of a colour and the key of a mounting. */
type Options = Partial<Record<'variant' | 'colour' | 'mounting', string | null>>;

/** Key of the mounting with an embedment depth. */
export const inGround = 'in-ground';

/** Format of the query parameters of a product's options. */
export const optionForm = /^[\w.-]{0,60}$/;

/** Returns an option of a product as the value of a query parameter. */
export function parameterOf(option: string): string {
  return option.replaceAll(' ', '-');
}

/** Returns the query of a product's address that selects the given options, except those that no address can contain. */
export function productQuery({ variant, colour, mounting }: Options): string {
  const query = new URLSearchParams();
  for (const [name, option] of Object.entries({ variant, colour, mounting })) {
    const parameter = parameterOf(option ?? '');
    if (parameter && optionForm.test(parameter)) query.append(name, parameter);
  }
  return query.size > 0 ? `?${query}` : '';
}
