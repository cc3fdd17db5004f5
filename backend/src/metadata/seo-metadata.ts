import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import { addressOf, type EntrySource } from '../entries/entry-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { SeoMetadata } from '../platform/generated/contract.ts';
import { entryDescription } from './entry-description.ts';

/** Page metadata of a live entry (SEO-01, SEO-02): title, description, canonical link and the same entry in other languages. */
export async function seoMetadata(context: ApiContext, source: EntrySource): Promise<SeoMetadata> {
  context.tags.list('GlobalSets', source.siteId);
  const [found, description] = await Promise.all([
    addressOf(context, source.siteId, source.uri),
    entryDescription(context, source),
  ]);
  const absolute = (siteId: SiteId, uri: string) => `${context.siteOrigin(siteId)}${pathOfUri(uri)}`;
  const exact = (found?.translations ?? []).filter((translation) => translation.exact);
  const alternates = locales.flatMap((locale) => {
    const translation = exact.find((candidate) => candidate.siteId === locale.siteId);
    return translation
      ? [{ rel: 'alternate', hreflang: locale.languageTag, href: absolute(locale.siteId, translation.uri) }]
      : [];
  });
  const fallback = alternates[0] ? [{ ...alternates[0], hreflang: 'x-default' }] : [];
  const tags = {
    ...(description.description ? { description: { name: 'description', content: description.description } } : {}),
    ...(description.noindex ? { robots: { name: 'robots', content: 'noindex' } } : {}),
  };
  return {
    metaTitleContainer: JSON.stringify({ title: { title: description.title } }),
    metaTagContainer: JSON.stringify(tags),
    metaLinkContainer: JSON.stringify({
      canonical: { rel: 'canonical', href: absolute(source.siteId, source.uri) },
      alternate: [...alternates, ...fallback],
    }),
    metaScriptContainer: '{}',
    metaJsonLdContainer: '{}',
  };
}
