/** Maximum length of a search query in characters. */
export const maxQueryLength = 200;
