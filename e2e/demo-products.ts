// The products of the demo content, with which tests compare pages.
import { readFileSync } from 'node:fs';

type Texts = { nl: string; en: string; de: string };

export type DemoVariant = {
  sku: string;
  label: Texts;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  weightKg: number;
  co2eKgA1A3: number;
  mkiEur: number;
  /** Materials of a variant whose weight differs from its product's. */
  materials?: { kg: number }[];
};

export type DemoProduct = {
  sku: string;
  slug: Texts;
  category: string;
  title: Texts;
  defaultColour: string;
  colourOptions: string[];
  materials: { kg: number }[];
  variants: DemoVariant[];
};

const read = <Content>(path: string): Content =>
  JSON.parse(readFileSync(new URL(`../demo-content/facts/${path}.json`, import.meta.url), 'utf8'));

export const demoProducts = read<DemoProduct[]>('products');

const categories = read<{ id: string; slug: Texts }[]>('categories');

/** Returns the Dutch path of a product. */
export function dutchPath({ category, slug }: DemoProduct): string {
  const parent = categories.find(({ id }) => id === category);
  if (!parent) throw new Error(`the demo content has no category ${category}`);
  return `/producten/${parent.slug.nl}/${slug.nl}/`;
}
