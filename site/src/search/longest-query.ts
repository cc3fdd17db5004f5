/** Maximum length of a search query in characters. */
export const longestQuery = 200;
