import type { EntryBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { positionOf } from './import-dictionaries.ts';

type DemoCategory = { id: string; name: Texts; slug: Texts; children?: DemoCategory[] };
type DemoCategoryTexts = { intro: Texts; metaDescription?: Texts; image?: string; mobileImage?: string };

/** Returns the blueprints of categories and subcategories. The reference of a subcategory is 'category/subcategory'. */
export function categoryBlueprints(): EntryBlueprint<'categories'>[] {
  const texts = readDemo<Record<string, DemoCategoryTexts>>('editorial/categories');
  return readDemo<DemoCategory[]>('facts/categories').flatMap((category, index) => [
    categoryBlueprint(category, category.id, index, texts),
    ...(category.children ?? []).map((child, childIndex) =>
      categoryBlueprint(child, `${category.id}/${child.id}`, childIndex, texts, category.id),
    ),
  ]);
}

function categoryBlueprint(
  category: DemoCategory,
  key: string,
  index: number,
  texts: Record<string, DemoCategoryTexts>,
  parent?: string,
): EntryBlueprint<'categories'> {
  const { intro, metaDescription, image, mobileImage } = texts[key] ?? {};
  return {
    reference: `category:${key}`,
    outline: () => ({ key, title: category.name.nl, slug: category.slug.nl, position: positionOf(index) }),
    shared: (references) => ({
      parent: parent ? references.id(`category:${parent}`) : null,
      headerImage: image ? references.picture(image) : null,
      mobileImage: mobileImage ? references.picture(mobileImage) : null,
    }),
    texts: (locale) => ({
      title: category.name[locale],
      slug: category.slug[locale],
      intro: intro?.[locale],
      seo: { metaDescription: metaDescription?.[locale] },
    }),
  };
}
