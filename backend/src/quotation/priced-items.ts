import { pathOfUri } from '@plantsoen/contract/paths.ts';
import { possibleOptions } from '@plantsoen/contract/product-options.ts';
import { productQuery } from '@plantsoen/contract/product-query.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { type Dimensions, figuresOfChoice, type LineFigures, withOptions } from './line-figures.ts';
import type { ListWords } from './list-words.ts';
import type { LineOption } from './options-in-words.ts';
import type { FormerProduct, QuotedProduct } from './quoted-products.ts';
import type { RequestedItem } from './requested-items.ts';

/** A line with the data of its product, in the language of its site. Figures and weight are per piece. */
export type PricedItem = {
  productId: number;
  title: string;
  uri: string;
  /** Query of the product's address that selects the options of the line. Sent requests do not store it. */
  query?: string;
  category: string;
  sku: string;
  /** Title of the variant if there are several, otherwise the measures. */
  measure: string;
  /** Outer measures in mm. Sent requests do not store them. */
  dimensions?: Dimensions;
  colour: string | null;
  mounting: string | null;
  /** Chosen options; weight and price include them (CAT-16). Requests before options lack them. */
  options?: LineOption[];
  amount: number;
  remark: string | null;
  weightKg: number | null;
  leadTimeWeeks: number | null;
  figures: LineFigures | null;
  /** Net guide price; omitted unless requested by a member who may see prices. */
  priceEur?: number;
  picture: StoredPicture | null;
  /** Set if the product is discontinued or no longer live, or no longer has a chosen option. */
  discontinued?: 'product' | 'choice';
  /** Letter and name of its section (QUO-11). */
  section?: string;
};

/** Returns the address of the product of a line, with the options of the line. */
export function addressOfLine({ uri, query = '' }: PricedItem, siteOrigin: string): string {
  return siteOrigin + pathOfUri(uri) + query;
}

/** Code for any colour of the RAL chart that is not among the colours of the product. */
export const anyRalCode = 'RAL';

type CatalogueData = {
  products: ReadonlyMap<number, QuotedProduct>;
  /** Products that were live once, for lines whose product is no longer live. */
  former: ReadonlyMap<number, FormerProduct>;
  /** Titles of mountings by key, for lines whose product no longer has the mounting. */
  mountings: ReadonlyMap<string, string>;
};

/**
 * Returns the lines of a request with product data. A line whose product or choice is no longer available is marked, not refused.
 */
export function linesOfRequest(requested: readonly RequestedItem[], known: CatalogueData, words: ListWords): PricedItem[] {
  const { products, former, mountings } = known;
  return requested.map((line) => {
    const product = products.get(line.id);
    const quoted = product ? quotedLine(line, product, words.anyRal) : formerLine(line, former.get(line.id), words);
    const { variant, part, colour, mounting, options = [] } = line;
    if (!quoted.discontinued) return quoted;
    return {
      ...quoted,
      // The article number of another variant or part would lead to a wrong quote.
      sku: part || variant ? code(part || variant) : quoted.sku,
      colour: quoted.colour ?? ((colour === anyRalCode ? words.anyRal : code(colour)) || null),
      mounting: quoted.mounting ?? mountings.get(mounting ?? '') ?? null,
      options: options.flatMap((sent) => {
        const known = product?.options.find(({ number }) => number === sent);
        const number = known?.number ?? code(sent);
        return number ? [{ title: known?.title ?? number, number }] : [];
      }),
    };
  });
}

/** Pattern of article numbers and colour codes: `BM-1010-01`, `RAL 7016`, `CORTEN`. */
const codeForm = /^(?=.{1,24}$)(?:[A-Z]+|(?=.*\d)[A-Z\d]+(?:[ _-][A-Z\d]+)*)$/;

/**
 * Returns a code as it was sent, or an empty string for other text. Emails must not repeat free text, because they go to
 * addresses that anyone may have typed (FRM-14).
 */
const code = (sent = ''): string => (codeForm.test(sent) ? sent : '');

/** Returns a line whose product is live and has every chosen option, otherwise undefined. */
export function availableLine(
  line: RequestedItem,
  products: ReadonlyMap<number, QuotedProduct>,
  anyRalColour: string,
): PricedItem | undefined {
  const product = products.get(line.id);
  const quoted = product && quotedLine(line, product, anyRalColour);
  return quoted?.discontinued === 'choice' ? undefined : quoted;
}

function formerLine({ id, amount, remark }: RequestedItem, former: FormerProduct | undefined, words: ListWords): PricedItem {
  return {
    ...{ productId: id, title: former?.title ?? words.formerProduct, sku: former?.sku ?? '', amount, remark: remark ?? null },
    ...{ uri: '', category: '', measure: '', colour: null, mounting: null, weightKg: null, leadTimeWeeks: null },
    ...{ figures: null, picture: null, discontinued: 'product' },
  };
}

function quotedLine(line: RequestedItem, product: QuotedProduct, anyRalColour: string): PricedItem {
  if (line.part) return partLine(line, product, anyRalColour);
  const variant = product.variants.find(({ sku }) => sku === line.variant);
  const colour = colourOf(line, product, anyRalColour);
  const mounting = product.mountings.find(({ key }) => key === line.mounting)?.title ?? null;
  const isVariantGone = Boolean(line.variant && !variant);
  const options = possibleOptions(product.options, line.options);
  const isGone = isVariantGone || !options || Boolean((line.colour && !colour) || (line.mounting && !mounting));
  const figures = isVariantGone ? { measure: '', weightKg: null, figures: null } : figuresOfChoice(product, variant);
  const { id: productId, title, uri, category, picture } = product;
  return {
    ...{ productId, title, uri, category, picture, colour, mounting },
    // Options that the product lacks could be any text, which emails must not repeat (FRM-14).
    query: productQuery({
      variant: variant?.sku,
      colour: colour && line.colour,
      mounting: mounting && line.mounting,
      options: options?.map(({ number }) => number),
    }),
    leadTimeWeeks: leadTimeOf(line, product),
    sku: variant?.sku ?? product.sku,
    amount: line.amount,
    remark: line.remark ?? null,
    ...withOptions(figures, options ?? []),
    ...(isGone ? { discontinued: 'choice' as const } : product.isDiscontinued && { discontinued: 'product' as const }),
  };
}

/**
 * Returns a line of a spare part (CAT-18): its product is named instead of the category. Parts of a discontinued product are still supplied.
 */
function partLine(line: RequestedItem, product: QuotedProduct, anyRalColour: string): PricedItem {
  const part = product.parts.find(({ number }) => number === line.part);
  const { id: productId, uri, picture } = product;
  return {
    ...{ productId, uri, picture, title: part?.title ?? product.title, category: part ? product.title : product.category },
    ...{ sku: part?.number ?? '', measure: part?.note ?? '', colour: colourOf(line, product, anyRalColour), mounting: null },
    ...{ amount: line.amount, remark: line.remark ?? null, weightKg: null, leadTimeWeeks: null, figures: null },
    ...(part?.priceEur != null && { priceEur: part.priceEur }),
    ...((!part || part.isEnded) && { discontinued: 'choice' as const }),
  };
}

/**
 * Returns the lead time in weeks. The default colour, which comes first, never takes longer. Other colours with a surcharge and
 * other RAL colours do.
 */
function leadTimeOf({ colour }: RequestedItem, product: QuotedProduct): number | null {
  const isSpecial =
    colour === anyRalCode || product.colours.slice(1).some(({ code, hasSurcharge }) => code === colour && hasSurcharge);
  return isSpecial ? product.specialLeadTimeWeeks : product.leadTimeWeeks;
}

/** Returns the code and name of a colour, or only the name if it contains the code. Returns null for an unknown colour. */
function colourOf({ colour }: RequestedItem, { colours, anyRal }: QuotedProduct, anyRalColour: string): string | null {
  const found = colours.find(({ code }) => code === colour);
  if (found) return found.title.includes(found.code) ? found.title : `${found.code} ${found.title}`;
  return anyRal && colour === anyRalCode ? anyRalColour : null;
}
