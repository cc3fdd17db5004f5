import type { SiteId } from '@plantsoen/contract/locales.ts';
import { homeUri } from '@plantsoen/contract/paths.ts';
import type { AddressedCollection } from '../platform/addresses/address.ts';
import { linkTarget } from '../platform/addresses/address-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { relationId } from '../platform/api/records.ts';
import type { CallToAction } from '../platform/generated/contract.ts';
import { linkedEntry } from './linked-entry.ts';

/** A call to action as Payload stores it (its field is in platform/payload/fields/call-to-action.ts). */
export type StoredCallToAction = {
  type?: 'entry' | 'home' | 'url' | null;
  entry?: { relationTo: AddressedCollection; value: number | { id: number } } | null;
  url?: string | null;
  customText?: string | null;
  ariaLabel?: string | null;
  title?: string | null;
};

/** Returns a call to action for the contract (BLK-19); null if it has no target that the caller may see. */
export async function callToAction(
  context: ApiContext,
  siteId: SiteId,
  stored: StoredCallToAction | null | undefined,
): Promise<CallToAction | null> {
  if (!stored?.type) return null;
  const common = {
    type: stored.type,
    customText: stored.customText ?? null,
    ariaLabel: stored.ariaLabel ?? null,
    title: stored.title ?? null,
  };
  if (stored.type === 'url') {
    return stored.url ? { ...common, url: stored.url, element: null, text: stored.customText || stored.url } : null;
  }
  if (stored.type === 'home') {
    return {
      ...common,
      url: null,
      element: { uri: homeUri, slug: homeUri, title: stored.title ?? '' },
      text: stored.customText || '/',
    };
  }
  const id = relationId(stored.entry?.value);
  if (!stored.entry || id === undefined) return null;
  const target = await linkTarget(context, siteId, { collection: stored.entry.relationTo, id });
  return target ? { ...common, url: null, element: linkedEntry(target), text: stored.customText || target.title } : null;
}
