import type { PlaceKind } from '../../projects/place-kinds.ts';
import type { EntryBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { blocksIn, type DemoBlock } from './page-blocks.ts';
import type { Reference } from './references.ts';

type DemoProject = {
  slug: string;
  name: string;
  country: string;
  lat: number;
  lon: number;
  year: number;
  type: PlaceKind;
  products: string[];
  /** Pieces by the article number of a variant. */
  quantities: Record<string, number>;
  description: Texts;
};

type DemoProjectTexts = {
  intro: Texts;
  location: string;
  headerslider: string[];
  figures: { areaM2: number };
  client: string;
  landscapeArchitect: string;
  blocks: DemoBlock[];
};

/** Returns the references of the variants in projects, which an interrupted import may have stored. */
export function projectVariants(): Reference[] {
  return readDemo<DemoProject[]>('facts/projects').flatMap(({ quantities }) =>
    Object.keys(quantities).map((sku): Reference => `variant:${sku}`),
  );
}

/** Returns the blueprints of projects. Their names and slugs are the same in every language. */
export function projectBlueprints(): EntryBlueprint<'projects'>[] {
  const texts = readDemo<Record<string, DemoProjectTexts>>('editorial/projects');
  return readDemo<DemoProject[]>('facts/projects').map((project) => {
    const editorial = texts[project.slug];
    if (!editorial) throw new Error(`project ${project.slug} has no texts`);
    return {
      reference: `project:${project.slug}`,
      outline: () => ({ key: project.slug, title: project.name, slug: project.slug }),
      shared: (references) => ({
        location: editorial.location,
        country: project.country,
        year: project.year,
        areaM2: editorial.figures.areaM2,
        client: editorial.client,
        landscapeArchitect: editorial.landscapeArchitect,
        latitude: project.lat,
        longitude: project.lon,
        type: project.type,
        headerslider: references.pictures(editorial.headerslider),
        products: references.ids(project.products.map((sku) => `product:${sku}`)),
        quantities: Object.entries(project.quantities).map(([sku, amount]) => ({
          variant: references.id(`variant:${sku}`),
          amount,
        })),
      }),
      texts: (locale, references) => ({
        title: project.name,
        slug: project.slug,
        intro: editorial.intro[locale],
        seo: { metaDescription: project.description[locale] },
        blocks: blocksIn(locale, editorial.blocks, references),
      }),
    };
  });
}
