import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { DataFromGlobalSlug, GlobalSlug } from 'payload';
import { cachedContent } from '../changes/content-cache.ts';
import type { ApiContext } from './context.ts';

/** Type of content that announces a change of each global set, and that answers with it carry. */
export const globalTypenames: Record<GlobalSlug, string> = {
  navigation: 'NavigationEntry',
  footer: 'GlobalSets',
  globals: 'GlobalSets',
};

/** Returns a global set as the caller may see it in a site's language, from memory; relations are ids. Callers must not change it. */
export function cachedGlobal<Slug extends GlobalSlug>(
  context: ApiContext,
  slug: Slug,
  siteId: SiteId,
): Promise<DataFromGlobalSlug<Slug>> {
  const name = `${slug} for ${context.viewer?.collection ?? 'guests'}`;
  return cachedContent(context, { name, siteId, types: [globalTypenames[slug]] }, () => read(context, slug, siteId));
}

function read<Slug extends GlobalSlug>(context: ApiContext, slug: Slug, siteId: SiteId): Promise<DataFromGlobalSlug<Slug>> {
  return context.payload.findGlobal({
    slug,
    locale: localeOfSite(siteId),
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: context.viewer,
  }) as Promise<DataFromGlobalSlug<Slug>>;
}
