import { type LocaleCode, localeOf } from '@plantsoen/contract/locales.ts';
import { newsFeedFile, pathOf, pathOfUri } from '@plantsoen/contract/paths.ts';
import type { NewsFeedQuery } from '../../src/platform/generated/operations-types.ts';

type Overview = NonNullable<NewsFeedQuery['document']['overview']>;
type Article = NewsFeedQuery['document']['news'][number];

/** Content of a feed; its addresses start with the origin of its locale. */
export type FeedContent = { overview: Overview; articles: readonly Article[]; companyName: string };

/** Returns an RSS 2.0 feed of news. */
export function newsFeedXml({ overview, articles, companyName }: FeedContent, locale: LocaleCode, origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', `${overview.title} – ${companyName}`),
    element('link', origin + pathOfUri(overview.uri)),
    `<atom:link href="${escaped(`${origin}${pathOf('news', locale)}${newsFeedFile}`)}" rel="self" type="application/rss+xml"/>`,
    element('description', overview.introtext ?? overview.title),
    element('language', localeOf(locale).languageTag),
    ...articles.flatMap((article) => itemOf(article, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf({ title, uri, introtext, postDate, headerslider }: Article, origin: string): string[] {
  const address = origin + pathOfUri(uri);
  const [picture] = headerslider;
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', new Date(postDate).toUTCString()),
    ...(introtext ? [element('description', introtext)] : []),
    ...(picture ? [mediaOf(picture.crop, origin)] : []),
    '</item>',
  ];
}

function mediaOf({ url, width, height }: Article['headerslider'][number]['crop'], origin: string): string {
  return `<media:content url="${escaped(origin + url)}" medium="image" width="${width}" height="${height}"/>`;
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML and removes control characters that XML cannot contain. */
function escaped(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
