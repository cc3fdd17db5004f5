import type { GlobalBlueprint } from './blueprints.ts';
import { richTextOf } from './convert-fields.ts';
import { readDemo, type Texts } from './demo-content.ts';

type DemoFooter = {
  footerSection1: Texts;
  footerSection2: Texts;
  footerSection3: Texts;
  footerLinks: { link: string; title: Texts }[];
  footerLogos: { image: string }[];
  credit: { title: Texts; url: string };
};

export function footerBlueprint(): GlobalBlueprint<'footer'> {
  const { footer } = readDemo<{ footer: DemoFooter }>('editorial/navigation');
  return {
    slug: 'footer',
    shared: (references) => ({ footerLogos: footer.footerLogos.map(({ image }) => ({ image: references.picture(image) })) }),
    texts: (locale, references) => ({
      footerSection1: richTextOf(footer.footerSection1[locale], references),
      footerSection2: richTextOf(footer.footerSection2[locale], references),
      footerSection3: richTextOf(footer.footerSection3[locale], references),
      footerLinks: footer.footerLinks.map(({ link, title }) => ({ page: references.id(link), title: title[locale] })),
      credit: { title: footer.credit.title[locale], url: footer.credit.url },
    }),
  };
}
