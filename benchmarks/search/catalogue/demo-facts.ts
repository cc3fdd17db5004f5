import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/root.ts';
import type { NamedText, Texts } from './words.ts';

/** A product as the demo content says it, as far as searches go. */
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

/** Materials, colours and mountings of the demo content, which generated products share. */
export const demoMaterials: readonly Named[] = read('materials').materials;
export const demoMountings: readonly Named[] = read('mountings');
export const demoColours: readonly Colour[] = read('colours').colours;
export const standardPalette: readonly string[] = read('colours').standardPalette;

/** The named thing with that id. */
export function byId<Thing extends Named | Colour | NamedText>(things: readonly Thing[], id: string): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`the demo content has no ${id}`);
  return found;
}
