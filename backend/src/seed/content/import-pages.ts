import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Page } from '../../platform/generated/payload-types.ts';
import type { EntryBlueprint } from './blueprints.ts';
import { callToActionIn, type DemoCallToAction } from './convert-fields.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { blocksIn, type DemoBlock } from './page-blocks.ts';
import type { References } from './references.ts';

type Point = { x: number; y: number };

type DemoHero = {
  variant: 'fullscreen' | 'content';
  image?: string;
  mobileImage?: string;
  dimension?: { product: string; from: Point; to: Point };
  ctas?: DemoCallToAction[];
};

type DemoPage = {
  key: string;
  type: Page['type'];
  parent: string | null;
  slug: Texts;
  title: Texts;
  pageTitle?: Texts;
  intro: Texts;
  hero: DemoHero;
  metaTitle: Texts;
  metaDescription: Texts;
  membersOnly?: boolean;
  hideFromSearch: boolean;
  blocks: DemoBlock[];
};

type DemoHome = Pick<DemoPage, 'metaTitle' | 'metaDescription' | 'blocks'> & { hero: DemoHero & { title: Texts; intro: Texts } };

/** Returns the home page, whose demo file has a different shape. */
function homePage(): DemoPage {
  const { hero, ...home } = readDemo<DemoHome>('editorial/home');
  return {
    ...home,
    key: 'home',
    type: 'home',
    parent: null,
    slug: { nl: 'home', en: 'home', de: 'startseite' },
    title: { nl: 'Home', en: 'Home', de: 'Startseite' },
    pageTitle: hero.title,
    intro: hero.intro,
    hero,
    hideFromSearch: false,
  };
}

/** Returns the blueprints of all pages: the home page first, and parents before their children. */
export function pageBlueprints(): EntryBlueprint<'pages'>[] {
  return [homePage(), ...readDemo<{ pages: DemoPage[] }>('editorial/pages').pages].map((page) => ({
    reference: `page:${page.key}`,
    outline: () => ({ key: page.key, type: page.type, title: page.title.nl, slug: page.slug.nl }),
    shared: (references) => ({
      parent: page.parent ? references.id(`page:${page.parent}`) : null,
      membersOnly: page.membersOnly ?? false,
      hero: heroOf(page.hero, references),
    }),
    texts: (locale, references) => ({
      title: page.title[locale],
      slug: page.slug[locale],
      pageTitle: page.pageTitle?.[locale],
      intro: page.intro[locale],
      hideFromSearch: page.hideFromSearch,
      hero: { ctas: ctasIn(locale, page.hero, references) },
      seo: { metaTitle: page.metaTitle[locale], metaDescription: page.metaDescription[locale] },
      blocks: blocksIn(locale, page.blocks, references),
    }),
  }));
}

/** Returns the hero without its calls to action, which differ per language. */
function heroOf({ variant, image, mobileImage, dimension }: DemoHero, references: References): Page['hero'] {
  return {
    variant,
    image: image ? references.picture(image) : null,
    mobileImage: mobileImage ? references.picture(mobileImage) : null,
    ...(dimension && {
      dimension: {
        product: references.id(dimension.product),
        fromX: dimension.from.x,
        fromY: dimension.from.y,
        toX: dimension.to.x,
        toY: dimension.to.y,
      },
    }),
  };
}

function ctasIn(locale: LocaleCode, { ctas = [] }: DemoHero, references: References) {
  return ctas.map((cta) => callToActionIn(locale, cta, references));
}
