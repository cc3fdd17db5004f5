import { localeCodes, localeOf, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { entrySource } from '../entries/entry-source.ts';
import { imageCrop } from '../media/image-source.ts';
import { seesEntry } from '../platform/access/roles.ts';
import { addressOf } from '../platform/addresses/find-address.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import type { EntryDescription } from './entry-description.ts';
import { jsonLd } from './json-ld.ts';
import { metaTags, type TaggedPage } from './meta-tags.ts';
import { seoSource } from './seo-source.ts';
import { sitemapAfter, sitemapPart, sitemapParts } from './sitemap.ts';

const openGraphTypes: Readonly<Record<string, TaggedPage['type']>> = { NewsArticle: 'article', Product: 'product' };

export const metadataResolvers: Resolvers = {
  Query: {
    async seoMetadata(_, args, context) {
      const siteId = siteIdArgument(args.siteId);
      const found = await addressOf(context, siteId, args.uri);
      if (!found || !seesEntry(context.viewer, siteId, found)) {
        context.tags.address(siteId, args.uri);
        return null;
      }
      context.tags.record(entrySource(siteId, found).__typename, siteId, found.id);
      return seoSource(context, entrySource(siteId, found));
    },
    sitemap(_, { siteId, part, after }, context) {
      const site = siteIdArgument(siteId);
      return part ? sitemapPart(context, site, part) : sitemapAfter(context, site, after ?? '');
    },
    sitemapParts: (_, args, context) => sitemapParts(context, siteIdArgument(args.siteId)),
  },
  SeoMetadata: {
    async metaTitleContainer(seo) {
      const { title } = await seo.description();
      return JSON.stringify({ title: { title } });
    },
    async metaTagContainer({ entry, ...seo }, _, context) {
      const [description, { href, versions }] = await Promise.all([seo.description(), seo.place()]);
      const { siteId } = entry;
      const page = {
        ...description,
        href,
        locale: localeOfSite(siteId),
        versions: localeCodes.filter((code) => versions.some(({ languageTag }) => languageTag === localeOf(code).languageTag)),
        type: openGraphTypes[entry.__typename] ?? 'website',
        picture: sharedPicture(context, siteId, description),
      };
      return JSON.stringify(metaTags(page));
    },
    async metaLinkContainer(seo) {
      const { href, versions } = await seo.place();
      const alternates = versions.map((version) => ({ rel: 'alternate', hreflang: version.languageTag, href: version.href }));
      const fallback = alternates.slice(0, 1).map((first) => ({ ...first, hreflang: 'x-default' }));
      return JSON.stringify({ canonical: { rel: 'canonical', href }, alternate: [...alternates, ...fallback] });
    },
    // Editors have no field for scripts. Visits are measured by the tag manager.
    metaScriptContainer: () => '{}',
    async metaJsonLdContainer(seo, _, context) {
      return JSON.stringify(await jsonLd(context, seo));
    },
  },
};

/** Returns the picture of 1200 by 630 pixels for shared links; undefined without a picture or for an SVG. */
function sharedPicture(context: ApiContext, siteId: SiteId, { picture }: EntryDescription): TaggedPage['picture'] {
  if (!picture || picture.mimeType === 'image/svg+xml') return undefined;
  const { url, width, height } = imageCrop(picture, 'openGraph');
  return { url: context.siteOrigin(siteId) + url, width, height, alt: picture.alt };
}
