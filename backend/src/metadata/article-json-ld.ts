import { imagesById } from '../media/image-loader.ts';
import { articleRecord } from '../news/article-record.ts';
import { type Described, type JsonLd, languageTag, organisation, pictureUrls } from './described.ts';

/** Returns a news article as schema.org data; undefined if it is not found. */
export async function articleJsonLd(described: Described): Promise<JsonLd | undefined> {
  const { context, entry, description, place } = described;
  const article = await articleRecord(context, entry.siteId, entry.id);
  if (!article) return undefined;
  const images = pictureUrls(described, await imagesById(context, entry.siteId, article.imageIds));
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: entry.title,
    description: description.description,
    datePublished: article.postDate,
    dateModified: description.changedAt > article.postDate ? description.changedAt : article.postDate,
    inLanguage: languageTag(described),
    mainEntityOfPage: place.href,
    image: images.length > 0 ? images : undefined,
    author: organisation(described),
    publisher: organisation(described),
  };
}
