import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/root.ts';
import type { NamedText, Texts } from './words.ts';

/** The fields of a demo product that the search uses. */
export type DemoProduct = {
  sku: string;
  slug: Texts;
  category: string;
  subcategory: string;
  series: string;
  title: Texts;
  description: Texts;
  materials: readonly { id: string }[];
  mounting: readonly string[];
  colourOptions: readonly string[];
  variants: readonly { sku: string; label: Texts }[];
};

type Named = { id: string; name: Texts; description: Texts; group: string };
type Colour = { id: string; code: string; name: Texts; group: string };

const read = (name: string) => JSON.parse(readFileSync(join(root, `demo-content/facts/${name}.json`), 'utf8'));

/** The 48 products of the demo content. */
export const demoProducts: readonly DemoProduct[] = read('products');

/** Materials, colours and mountings of the demo content, which generated products use too. */
export const demoMaterials: readonly Named[] = read('materials').materials;
export const demoMountings: readonly Named[] = read('mountings');
export const demoColours: readonly Colour[] = read('colours').colours;
export const standardPalette: readonly string[] = read('colours').standardPalette;

/** Returns the element with the id. Throws if it is missing. */
export function byId<Thing extends Named | Colour | NamedText>(things: readonly Thing[], id: string): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`the demo content has no ${id}`);
  return found;
}
