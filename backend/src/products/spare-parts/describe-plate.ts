import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { plateCode } from './plate-code.ts';

/** Returns the product that a code names, with the number and the year in it (CON-10); null for a code that no live product has. */
export async function describePlate(context: ApiContext, siteId: SiteId, code: string): Promise<string | null> {
  const { product, variant, part, year } = await plateCode(context, siteId, code);
  if (!product) return null;
  const details = [variant ?? part, year].filter((detail) => detail !== null);
  return details.length > 0 ? `${product.title} (${details.join(', ')})` : product.title;
}
