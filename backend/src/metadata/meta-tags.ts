import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';

export type MetaTag = ({ name: string } | { property: string }) & { content: string };

/** Content of the tags of a page. */
export type TaggedPage = {
  title: string;
  description: string | undefined;
  noindex: boolean;
  companyName: string;
  locale: LocaleCode;
  /** Locales in which the entry is published, including its own. */
  versions: readonly LocaleCode[];
  href: string;
  type: 'website' | 'article' | 'product';
  picture: { url: string; width: number; height: number; alt: string } | undefined;
};

/** Locales in the format of Open Graph: language and country. */
const openGraphLocales: Readonly<Record<LocaleCode, string>> = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE' };

/** Returns the meta tags of a page by name, for search engines and for previews of shared links (SEO-01). */
export function metaTags(page: TaggedPage): Record<string, MetaTag | MetaTag[]> {
  const { title, description, picture, locale } = page;
  const named: Record<string, string | undefined> = {
    description,
    robots: page.noindex ? 'noindex' : undefined,
    'twitter:card': picture ? 'summary_large_image' : 'summary',
  };
  const properties: Record<string, string | undefined> = {
    'og:type': page.type,
    'og:site_name': page.companyName,
    'og:title': title,
    'og:description': description,
    'og:url': page.href,
    'og:locale': openGraphLocales[locale],
    'og:image': picture?.url,
    'og:image:width': picture && String(picture.width),
    'og:image:height': picture && String(picture.height),
    'og:image:alt': picture?.alt,
  };
  const others = localeCodes.filter((code) => code !== locale && page.versions.includes(code));
  const alternates = others.map((code) => ({ property: 'og:locale:alternate', content: openGraphLocales[code] }));
  return {
    ...Object.fromEntries(written(named).map(([name, content]) => [name, { name, content }])),
    ...Object.fromEntries(written(properties).map(([property, content]) => [property, { property, content }])),
    ...(alternates.length > 0 && { 'og:locale:alternate': alternates }),
  };
}

function written(texts: Record<string, string | undefined>): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text] as [string, string]] : []));
}
