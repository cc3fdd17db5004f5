import { type LocaleCode, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { inGround } from '@plantsoen/contract/product-query.ts';
import { neutralName } from '@plantsoen/specification-rules/neutral-name.ts';
import { longText, type SpecificationText, shortText } from '@plantsoen/specification-rules/specification-texts.ts';
import type { SpecifiedItem, TextKind } from '@plantsoen/specification-rules/specified-item.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { specifications, withOwn } from '../products/specifications.ts';
import { type SpecifiedProduct, specifiedProducts } from '../products/specified-products.ts';
import { listWords } from './list-words.ts';
import { anyRalCode, type PricedItem } from './priced-items.ts';
import type { RequestedItem } from './requested-items.ts';

/** A line of a list as it was requested, and with the data of its product. */
export type ListLine = { requested: RequestedItem; line: PricedItem };

/** A line with its texts for a bill of quantities (CAT-14). */
export type SpecifiedLine = { line: PricedItem; shortText: string; longText: SpecificationText };

/** Returns the long text of a line with its remark, a line for each of its lines. */
export function textWithRemark({ line: { remark }, longText }: SpecifiedLine, locale: LocaleCode): SpecificationText {
  if (!remark) return longText;
  const noted = `${listWords[locale].remark}: ${remark}`.split(/\s*\n\s*/);
  return { ...longText, lines: [...longText.lines, ...noted] };
}

/** Returns the specification texts of lines whose products are live, in the order of the list. */
export async function specifiedLines(
  sql: Sql,
  { siteId, maker, kind }: { siteId: SiteId; maker: string; kind: TextKind },
  lines: readonly ListLine[],
): Promise<SpecifiedLine[]> {
  const locale = localeOfSite(siteId);
  const products = await specifiedProducts(
    sql,
    siteId,
    lines.map(({ line }) => line.productId),
  );
  return lines.flatMap((one) => {
    const product = products.get(one.line.productId);
    if (!product) return [];
    const item = one.requested.part ? specifiedPart(one.line, maker) : specifiedItem(one, product, siteId, maker);
    return [{ line: one.line, shortText: shortText(item, locale, kind), longText: longText(item, locale, kind) }];
  });
}

function specifiedItem({ requested, line }: ListLine, product: SpecifiedProduct, siteId: SiteId, maker: string): SpecifiedItem {
  const { title, sku, category, weightKg, colour, mounting, options = [], dimensions } = line;
  const { series, norms, supply } = product;
  const variant = product.variants.find((one) => one.sku === sku);
  const own = variant?.specifications ?? [];
  return {
    ...{ title, maker, articleNumber: sku, series: series ?? '', norms },
    options: options.map((option) => ({ title: option.title, articleNumber: option.number })),
    kind: product.neutralName || neutralName({ title, series: series ?? '', maker, category }),
    ...dimensions,
    ...{ weightKg, mounting, colour: requested.colour === anyRalCode ? 'any' : colour },
    facts: specifications(siteId, own.length > 0 ? withOwn(product.specifications, own) : product.specifications),
    materials: variant && variant.materials.length > 0 ? variant.materials : product.materials,
    embedDepthMm: requested.mounting === inGround ? supply.embedDepthMm : null,
    ...{ warrantyYears: supply.warrantyYears, sparePartsYears: supply.sparePartsYears },
    maintenanceIntervalMonths: supply.maintenanceIntervalMonths,
  };
}

/** A spare part has other properties than its product (CAT-18). */
function specifiedPart({ title, sku, measure, colour }: PricedItem, maker: string): SpecifiedItem {
  return {
    ...{ title: [title, measure].filter(Boolean).join(', '), kind: title, maker, articleNumber: sku, series: '', colour },
    ...{ norms: [], options: [], facts: [], materials: [] },
  };
}
