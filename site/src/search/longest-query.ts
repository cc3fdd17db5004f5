/** The longest query that is looked for. */
export const longestQuery = 200;
