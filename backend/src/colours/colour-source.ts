import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Colour } from '../platform/generated/contract.ts';

/** The finishes and live products that are available in a colour. */
export type ColourOffer = Pick<Colour, 'finishes' | 'factValues' | 'productCount'>;

/** A colour as SQL statements return it. */
export type ColourRow = Omit<Colour, '__typename' | 'siteId' | keyof ColourOffer>;

/** A colour of a site. Its offer is loaded only if a query selects it. */
export type ColourSource = ColourRow & { siteId: SiteId };

/**
 * Key of the group that lists all standard colours in place of their hue groups. Without such a group they stay in their hue
 * groups.
 */
export const standardGroup = 'standard';

/** Whether the colour `c` has a surcharge. A surcharge wins over the mark of a standard colour. */
const hasSurcharge = 'coalesce(c.surcharge_eur, 0) > 0';

/** Whether the colour `c` is part of the standard palette, which has no surcharges. */
export const isStandard = `coalesce(c.standard, false) and not ${hasSurcharge}`;

/**
 * Columns of a colour, for statements with the language as $2 and whether the caller sees member content as $4. For guests the
 * surcharge is not even read (CAT-06).
 */
export const colourColumns = `
  c.id, c.code, coalesce(cl.title, c.code) as title, c.hex, c.light_reflectance::float8 as "lightReflectance", c.system,
  coalesce(gl.title, '') as "group", ${isStandard} as standard,
  ${hasSurcharge} as "hasSurcharge", case when $4 then c.surcharge_eur::float8 end as surcharge`;

/** The tables of `colourColumns`, joined on `c.id`. */
export const colourTables = `
  colours c left join colours_locales cl on cl._parent_id = c.id and cl._locale = $2::_locales
  left join colour_groups_locales gl on gl._parent_id = c.group_id and gl._locale = $2::_locales`;

/** Returns the source of a colour for the resolvers. */
export const colourOf = (siteId: SiteId, row: ColourRow): ColourSource => ({ ...row, siteId });
