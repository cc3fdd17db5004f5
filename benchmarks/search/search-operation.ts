import { siteOperation } from '../api-question.ts';

/** Returns the operation of the results page, as the site sends it. */
export const searchOperation = (): string => siteOperation(['search/SearchResults', 'design/pictures/Picture']);
