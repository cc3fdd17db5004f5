import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Page } from '../../platform/generated/payload-types.ts';
import { callToActionIn, type DemoCallToAction } from './call-to-action.ts';
import type { Texts } from './demo-content.ts';
import type { References } from './references.ts';
import { richTextOf } from './rich-text-of.ts';

export type StoredBlock = NonNullable<Page['blocks']>[number];

type DemoSlide = { titleField: Texts; text: Texts; image: string; mobileImage: string; cta: DemoCallToAction };

/** A block of the demo content: its type, and the fields of that type. */
export type DemoBlock = {
  titleField?: Texts;
  text?: Texts;
  cta?: DemoCallToAction;
} & (
  | { type: 'titleText'; textColumn2?: Texts }
  | {
      type: 'textImage';
      imageAspectRatio: '3:4' | '4:3';
      position: 'left' | 'right';
      darkBackground: boolean;
      pinterest: boolean;
      image: string;
      alternativeImage?: string;
    }
  | { type: 'image'; image: string[]; kolombreedte: 8 | 10 | 12; pinterest: boolean }
  | { type: 'youtubevideo'; videoUrl: string; imagePlaceholder?: string }
  | { type: 'partners'; logos: string[] }
  | { type: 'quote'; quote: Texts; author: string; role: Texts; image?: string }
  | { type: 'contact'; teamMembers: string[] }
  | { type: 'team' | 'references'; entries: string[] }
  | { type: 'downloads'; downloads: string[] }
  | { type: 'newsItems'; newsItems: string[] }
  | { type: 'countdownImages'; slides: DemoSlide[] }
  | { type: 'products' | 'elevationStrip'; products: string[] }
  | { type: 'categoryCards'; categories: string[] }
  | { type: 'form'; form: string }
  | { type: 'html'; html: Texts }
  | { type: 'newsletter' }
);

/** Returns the blocks of an entry in one language. Each language has a separate list. */
export function blocksIn(locale: LocaleCode, blocks: readonly DemoBlock[], references: References): StoredBlock[] {
  return blocks.map(
    (block) => ({ ...headIn(locale, block, references), ...ownFieldsIn(locale, block, references) }) as StoredBlock,
  );
}

type Head = { titleField?: Texts; text?: Texts; cta?: DemoCallToAction };

/** Returns title, text and call to action, which most types share. */
function headIn(locale: LocaleCode, { titleField, text, cta }: Head, references: References) {
  return {
    ...(titleField && { titleField: titleField[locale] }),
    ...(text && { text: richTextOf(text[locale], references) }),
    ...(cta && { cta: callToActionIn(locale, cta, references) }),
  };
}

function ownFieldsIn(locale: LocaleCode, block: DemoBlock, references: References): Partial<StoredBlock> {
  switch (block.type) {
    case 'titleText':
      return { blockType: block.type, textColumn2: block.textColumn2 && richTextOf(block.textColumn2[locale], references) };
    case 'textImage':
      return {
        blockType: block.type,
        imageAspectRatio: block.imageAspectRatio,
        position: block.position,
        darkBackground: block.darkBackground,
        pinterest: block.pinterest,
        image: references.picture(block.image),
        alternativeImage: block.alternativeImage ? references.picture(block.alternativeImage) : null,
      };
    case 'image':
      return {
        blockType: block.type,
        image: references.pictures(block.image),
        kolombreedte: `${block.kolombreedte}`,
        pinterest: block.pinterest,
      };
    case 'youtubevideo':
      return {
        blockType: block.type,
        videoUrl: block.videoUrl,
        imagePlaceholder: block.imagePlaceholder ? references.picture(block.imagePlaceholder) : null,
      };
    case 'quote':
      return {
        blockType: block.type,
        quote: block.quote[locale],
        author: block.author,
        role: block.role[locale],
        image: block.image ? references.picture(block.image) : null,
      };
    case 'countdownImages':
      return {
        blockType: block.type,
        slides: block.slides.map((slide) => ({
          ...headIn(locale, slide, references),
          image: references.picture(slide.image),
          mobileImage: references.picture(slide.mobileImage),
        })),
      };
    case 'partners':
      return { blockType: block.type, logos: references.pictures(block.logos) };
    case 'contact':
      return { blockType: block.type, teamMembers: references.ids(block.teamMembers) };
    case 'team':
    case 'references':
      return { blockType: block.type, entries: references.ids(block.entries) };
    case 'downloads':
      return { blockType: block.type, downloads: references.ids(block.downloads) };
    case 'newsItems':
      return { blockType: block.type, newsItems: references.ids(block.newsItems) };
    case 'products':
    case 'elevationStrip':
      return { blockType: block.type, products: references.ids(block.products) };
    case 'categoryCards':
      return { blockType: block.type, categories: references.ids(block.categories) };
    case 'form':
      return { blockType: block.type, form: references.id(block.form) };
    case 'html':
      return { blockType: block.type, html: block.html[locale] };
    case 'newsletter':
      return { blockType: block.type };
  }
}
