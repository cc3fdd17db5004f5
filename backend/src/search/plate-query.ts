import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { plateCode } from '../products/plate-code.ts';

/** An article number with a year and a serial number, as on a type plate. */
const plate = /^\p{L}[\p{L}\d ./-]{0,59}$/u;
const minDigits = 8;

/**
 * Returns the query to send to an engine: for the code of a type plate, the article number that it begins with, because no document
 * contains a serial number (CAT-18). Other queries stay as they are, and cost no statement.
 */
export async function queryOfPlate(context: ApiContext, siteId: SiteId, query: string): Promise<string> {
  if (!plate.test(query) || query.replace(/\D/g, '').length < minDigits) return query;
  return (await plateCode(context, siteId, query)).number ?? query;
}
