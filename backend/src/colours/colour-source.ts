import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById, relationId } from '../platform/api/records.ts';
import type { Colour } from '../platform/generated/contract.ts';

/** A colour as the contract answers it; the surcharge only as the caller's rights let it through (CAT-06). */
export async function colourById(context: ApiContext, siteId: SiteId, id: number): Promise<Colour | undefined> {
  const colour = await recordById(context, 'colours', siteId, id);
  if (!colour) return undefined;
  const group = await recordById(context, 'colourGroups', siteId, relationId(colour.group) ?? 0);
  return {
    id,
    siteId,
    code: colour.code,
    title: colour.title ?? colour.code,
    hex: colour.hex,
    lightReflectance: colour.lightReflectance ?? null,
    group: group?.title ?? '',
    standard: colour.standard ?? false,
    surcharge: colour.surchargeEur ?? null,
  };
}
