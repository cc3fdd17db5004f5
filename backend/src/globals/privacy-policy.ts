import type { SiteId } from '@plantsoen/contract/locales.ts';
import { linkTarget } from '../platform/addresses/address-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { cachedGlobal } from '../platform/api/globals-cache.ts';
import { relationId } from '../platform/api/records.ts';

/** Returns the privacy page that consent texts link to, with the editors' wording; null if it is not live. */
export async function privacyPolicy(context: ApiContext, siteId: SiteId) {
  const { privacyPolicy: stored } = await cachedGlobal(context, 'globals', siteId);
  const target = await linkTarget(context, siteId, { collection: 'pages', id: relationId(stored?.page) ?? 0 });
  return target ? { label: stored?.label ?? null, linkText: stored?.linkText ?? null, uri: target.uri } : null;
}
