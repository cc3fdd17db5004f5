import type { EntryBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { blocksIn, type DemoBlock } from './page-blocks.ts';

type DemoArticle = { slug: Texts; date: string; topic: string; title: Texts; summary: Texts };
type DemoArticleTexts = { intro: Texts; headerslider: string[]; products: string[]; projects: string[]; blocks: DemoBlock[] };

/** Returns the blueprints of news articles. The Dutch slug is the reference of an article. */
export function newsBlueprints(): EntryBlueprint<'news'>[] {
  const texts = readDemo<Record<string, DemoArticleTexts>>('editorial/news');
  return readDemo<DemoArticle[]>('facts/news').map((article) => {
    const editorial = texts[article.slug.nl];
    if (!editorial) throw new Error(`article ${article.slug.nl} has no texts`);
    return {
      reference: `news:${article.slug.nl}`,
      outline: () => ({
        key: article.slug.nl,
        title: article.title.nl,
        slug: article.slug.nl,
        postDate: `${article.date}T12:00:00.000Z`,
      }),
      shared: (references) => ({
        topic: article.topic,
        headerslider: references.pictures(editorial.headerslider),
        products: references.ids(editorial.products),
        projects: references.ids(editorial.projects),
      }),
      texts: (locale, references) => ({
        title: article.title[locale],
        slug: article.slug[locale],
        introtext: editorial.intro[locale],
        seo: { metaDescription: article.summary[locale] },
        blocks: blocksIn(locale, editorial.blocks, references),
      }),
    };
  });
}
