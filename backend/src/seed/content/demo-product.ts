import type { SupplyFigure } from '../../products/supply-figures.ts';
import { type DemoText, readDemo, type Texts } from './demo-content.ts';

/** The attributes of a demo product. Most are only displayed, and some are filterable. */
export type DemoAttributes = Record<string, number | boolean | string | number[] | undefined>;

export type DemoVariant = {
  sku: string;
  label: Texts;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  weightKg: number;
  guidePriceEurExVat: number;
  co2eKgA1A3: number;
  mkiEur: number;
  /** Only for a variant whose weight differs from its product's. */
  materials?: DemoMaterialShare[];
  /** Attributes that differ from the product's. */
  attributes?: DemoAttributes;
};

export type DemoMaterialShare = { id: string; kg: number };

export type DemoProduct = { [Name in SupplyFigure]?: number } & {
  sku: string;
  slug: Texts;
  category: string;
  subcategory: string;
  series: string;
  title: Texts;
  /** Only if it does not follow from title and series. */
  neutralName?: Texts;
  description: Texts;
  extendedInformation: Texts;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  weightKg: number;
  materials: DemoMaterialShare[];
  mounting: string[];
  embedDepthMm: number | null;
  defaultColour: string;
  colourOptions: string[];
  anyRal: boolean;
  attributes: DemoAttributes;
  accessibility: { wheelchairSpaceBeside?: boolean | string };
  variants: DemoVariant[];
  sustainability: {
    co2eKgA1A3: number;
    mkiEur: number;
    recycledContentPct: number;
    detachabilityPct: number;
    dataQuality: DemoText;
    boundary: DemoText;
    illustrative: boolean;
    source: Texts;
    date: string;
  };
  certificates: DemoText[];
  norms: DemoText[];
  sampleAvailable: boolean;
  isNew: boolean;
  featured: boolean;
  stock: boolean;
  madeIn: string;
  relatedSkus: string[];
  projects: string[];
  /** Only for a product that is no longer made: the first day without it, and the article number of its successor. */
  discontinued?: { on: string; successor: string };
};

/** Returns the products that are made, which lists contain. */
export function demoProducts(): DemoProduct[] {
  return readDemo<DemoProduct[]>('facts/products');
}

/** Returns the products that are no longer made (CAT-17). */
export function discontinuedDemoProducts(): DemoProduct[] {
  return readDemo<DemoProduct[]>('facts/discontinued-products');
}
