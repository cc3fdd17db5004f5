import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { plateCode } from '../plate-code.ts';

/** Returns the product that a code names, with the number and the year in it (CON-10); null for a code that no live product has. */
export async function describePlate(context: ApiContext, siteId: SiteId, code: string): Promise<string | null> {
  const { product, number, year } = await plateCode(context, siteId, code);
  return product && `${product.title} (${[number, year].filter((detail) => detail !== null).join(', ')})`;
}
