/** Returns SQL of the letters and digits of an article number in capitals, by which numbers are equal. Indexes have the same expression. */
export const numberCode = (number: string): string => `upper(regexp_replace(${number}, '[^[:alnum:]]', '', 'g'))`;
