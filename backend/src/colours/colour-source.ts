import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Colour } from '../platform/generated/contract.ts';
import type { ColourOffer } from './colour-offer.ts';

/** A colour as statements read it. */
export type ColourRow = Omit<Colour, '__typename' | 'siteId' | keyof ColourOffer>;

/** A colour whose offer is looked up where it is asked for. */
export type ColourSource = ColourRow & { siteId: SiteId };

/**
 * Columns of a colour for statements whose $2 is the language and $4 says whether the caller sees what is for members: to a guest
 * the surcharge is not even read (CAT-06).
 */
export const colourColumns = `
  c.id, c.code, coalesce(cl.title, c.code) as title, c.hex, c.light_reflectance::float8 as "lightReflectance", c.system,
  coalesce(gl.title, '') as "group", coalesce(c.standard, false) as standard,
  not coalesce(c.standard, false) and coalesce(c.surcharge_eur, 0) > 0 as "hasSurcharge", case when $4 then c.surcharge_eur::float8 end as surcharge`;

/** The tables of `colourColumns`, to be joined on `c.id`. */
export const colourTables = `
  colours c left join colours_locales cl on cl._parent_id = c.id and cl._locale = $2::_locales
  left join colour_groups_locales gl on gl._parent_id = c.group_id and gl._locale = $2::_locales`;

/** A colour as the contract answers it. */
export const colourOf = (siteId: SiteId, row: ColourRow): ColourSource => ({ ...row, siteId });
