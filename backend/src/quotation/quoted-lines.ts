import type { StoredPicture } from '../media/stored-picture.ts';
import type { AskedLine } from './asked-lines.ts';
import type { ListWords } from './list-words.ts';
import type { FormerProduct, QuotedProduct } from './quoted-products.ts';

/** A line with what the company knows of it, in the language of its site. Figures and weight are of one piece. */
export type QuotedLine = {
  productId: number;
  title: string;
  uri: string;
  category: string;
  sku: string;
  /** The variant, or the measures of a product without one. */
  measure: string;
  colour: string | null;
  mounting: string | null;
  amount: number;
  remark: string | null;
  weightKg: number | null;
  leadTimeWeeks: number | null;
  figures: LineFigures | null;
  /** Net, and a guide; left out unless it is asked for by a member who sees prices. */
  priceEur?: number;
  picture: StoredPicture | null;
  /** Set where the product is no longer live, or no longer has what was chosen. */
  discontinued?: 'product' | 'choice';
};

/** Environmental figures, never without what they count, whose they are and of when. */
export type LineFigures = {
  co2eKg: number | null;
  mkiEur: number | null;
  boundary: string;
  source: string;
  date: string;
  illustrative: boolean;
};

/** The code by which a product's page asks for a colour of the RAL chart that is not among its own. */
export const anyRalCode = 'RAL';

type Known = {
  products: ReadonlyMap<number, QuotedProduct>;
  /** Those that were live once, for lines whose product no longer is. */
  former: ReadonlyMap<number, FormerProduct>;
  /** Titles of mountings by key, for lines whose product no longer has theirs. */
  mountings: ReadonlyMap<string, string>;
};

/**
 * The lines of a request with their products. A product that is not live, or no longer has what was chosen, does not keep a visitor
 * from asking: its line is marked.
 */
export function linesOfRequest(asked: readonly AskedLine[], known: Known, words: ListWords): QuotedLine[] {
  const { products, former, mountings } = known;
  return asked.map((line) => {
    const product = products.get(line.id);
    const quoted = product ? quotedLine(line, product, words.anyRal) : formerLine(line, former.get(line.id), words);
    const { variant, colour, mounting } = line;
    if (!quoted.discontinued) return quoted;
    return {
      ...quoted,
      // An article number of another variant would have the wrong one quoted.
      sku: variant ? code(variant) : quoted.sku,
      colour: quoted.colour ?? ((colour === anyRalCode ? words.anyRal : code(colour)) || null),
      mounting: quoted.mounting ?? mountings.get(mounting ?? '') ?? null,
    };
  });
}

/** Article numbers and colour codes: `BM-1010-01`, `RAL 7016`, `CORTEN`. */
const codeForm = /^(?=.{1,24}$)(?:[A-Z]+|(?=.*\d)[A-Z\d]+(?:[ _-][A-Z\d]+)*)$/;

/** Returns a code as it was sent, empty where it is no code: mails go to addresses that anybody may have typed (FRM-14). */
const code = (sent = ''): string => (codeForm.test(sent) ? sent : '');

/** A line whose product is live and has what was chosen; undefined for any other. */
export function availableLine(
  line: AskedLine,
  products: ReadonlyMap<number, QuotedProduct>,
  anyRalColour: string,
): QuotedLine | undefined {
  const product = products.get(line.id);
  const quoted = product && quotedLine(line, product, anyRalColour);
  return quoted?.discontinued ? undefined : quoted;
}

function formerLine({ id, amount, remark }: AskedLine, former: FormerProduct | undefined, words: ListWords): QuotedLine {
  return {
    ...{ productId: id, title: former?.title ?? words.formerProduct, sku: former?.sku ?? '', amount, remark: remark ?? null },
    ...{ uri: '', category: '', measure: '', colour: null, mounting: null, weightKg: null, leadTimeWeeks: null },
    ...{ figures: null, picture: null, discontinued: 'product' },
  };
}

function quotedLine(line: AskedLine, product: QuotedProduct, anyRalColour: string): QuotedLine {
  const variant = product.variants.find(({ sku }) => sku === line.variant);
  const colour = colourOf(line, product, anyRalColour);
  const mounting = product.mountings.find(({ key }) => key === line.mounting)?.title ?? null;
  const isVariantGone = Boolean(line.variant && !variant);
  const isGone = isVariantGone || Boolean((line.colour && !colour) || (line.mounting && !mounting));
  const { id: productId, title, uri, category, picture } = product;
  return {
    ...{ productId, title, uri, category, picture, colour, mounting },
    leadTimeWeeks: leadTimeOf(line, product),
    sku: variant?.sku ?? product.sku,
    amount: line.amount,
    remark: line.remark ?? null,
    ...(isVariantGone ? { measure: '', weightKg: null, figures: null } : figuresOfChoice(product, variant)),
    ...(isGone && { discontinued: 'choice' as const }),
  };
}

type Variant = QuotedProduct['variants'][number] | undefined;

/** What is known of the variant, or of the product where none is chosen. */
function figuresOfChoice(product: QuotedProduct, variant: Variant) {
  const stated = statedFigures(product, variant);
  return {
    // The only variant is called "standard", which tells nothing.
    measure: (product.variants.length > 1 && variant?.title) || measures(stated),
    weightKg: stated.weightKg,
    figures: figuresOf(product, stated),
    ...priceOf(product, variant),
  };
}

type Figures = Pick<QuotedProduct, 'lengthMm' | 'widthMm' | 'heightMm' | 'weightKg'> & Pick<LineFigures, 'co2eKg' | 'mkiEur'>;

/**
 * Returns the figures of the variant, or of the product where none is chosen. A figure that the variant does not state is taken from the
 * product only if it is the only variant: figures of a product with several hold for one of them (CAT-10).
 */
function statedFigures(product: QuotedProduct, variant: Variant): Figures {
  const { co2eKg, mkiEur } = product.figures;
  const ofProduct: Figures = { ...pickMeasures(product), co2eKg, mkiEur };
  if (!variant) return ofProduct;
  const ofVariant: Figures = { ...pickMeasures(variant), co2eKg: variant.co2eKg, mkiEur: variant.mkiEur };
  if (product.variants.length > 1) return ofVariant;
  const own = Object.entries(ofVariant).filter(([, value]) => value !== null);
  return { ...ofProduct, ...Object.fromEntries(own) };
}

const pickMeasures = ({ lengthMm, widthMm, heightMm, weightKg }: Omit<Figures, 'co2eKg' | 'mkiEur'>) => ({
  lengthMm,
  widthMm,
  heightMm,
  weightKg,
});

/** The default colour, which comes first, never takes longer; another with a surcharge does, and any other RAL colour. */
function leadTimeOf({ colour }: AskedLine, product: QuotedProduct): number | null {
  const isSpecial =
    colour === anyRalCode || product.colours.slice(1).some(({ code, hasSurcharge }) => code === colour && hasSurcharge);
  return isSpecial ? product.specialLeadTimeWeeks : product.leadTimeWeeks;
}

/** Code and name; a name that says its code stands alone. */
function colourOf({ colour }: AskedLine, { colours, anyRal }: QuotedProduct, anyRalColour: string): string | null {
  const found = colours.find(({ code }) => code === colour);
  if (found) return found.title.includes(found.code) ? found.title : `${found.code} ${found.title}`;
  return anyRal && colour === anyRalCode ? anyRalColour : null;
}

function measures({ lengthMm, widthMm, heightMm }: Figures): string {
  const known = [lengthMm, widthMm, heightMm].filter((measure) => measure !== null);
  return known.length === 0 ? '' : `${known.join(' × ')} mm`;
}

/** Of a product whose variants cost different prices none is known before one of them is chosen. */
function priceOf({ variants }: QuotedProduct, variant: Variant): { priceEur?: number } {
  const prices = (variant ? [variant] : variants).flatMap(({ priceEur }) => priceEur ?? []);
  const [priceEur] = prices;
  return priceEur !== undefined && prices.every((price) => price === priceEur) ? { priceEur } : {};
}

function figuresOf({ figures }: QuotedProduct, { co2eKg, mkiEur }: Figures): LineFigures | null {
  const { boundary, source, date, illustrative } = figures;
  if (!boundary || !source || !date || (co2eKg === null && mkiEur === null)) return null;
  return { co2eKg, mkiEur, boundary, source, date, illustrative };
}
