/** A fact of the dictionary as it is shown, such as 'Seat height', '455', 'mm'. An optional one is an option of the product. */
export type SpecifiedFact = { name: string; value: string; unit?: string | null; isOptional: boolean };

/**
 * A product with its chosen variant, colour, mounting and options, in one language. Unknown values are null or absent, and lists may be empty.
 * Measures are in mm, weights in kg.
 */
export type SpecifiedItem = {
  /** Name of the product, such as 'Meent park bench'. */
  title: string;
  /** Its type without a name: 'park bench' (`neutralName`). */
  kind: string;
  /** Name of its series; empty without one. */
  series: string;
  articleNumber: string;
  maker: string;
  lengthMm?: number | null;
  widthMm?: number | null;
  heightMm?: number | null;
  weightKg?: number | null;
  facts: readonly SpecifiedFact[];
  materials: readonly { title: string; standard?: string | null }[];
  /** Code and name, such as 'RAL 7016 Anthracite grey'; 'any' for any RAL Classic colour. */
  colour?: string | null;
  mounting?: string | null;
  /** Depth below the ground, only if the mounting has one. */
  embedDepthMm?: number | null;
  options: readonly { title: string; articleNumber: string }[];
  norms: readonly string[];
  warrantyYears?: number | null;
  sparePartsYears?: number | null;
  maintenanceIntervalMonths?: number | null;
};

/** Whether a text names the product and its maker, or could describe a product of any maker (CAT-14). */
export type TextKind = 'product' | 'neutral';
