import { localeCodes, type SiteId, siteIdOf } from '@plantsoen/contract/locales.ts';
import { entryTypenames } from '../platform/addresses/address.ts';
import { findMoved } from '../platform/addresses/find-address.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { followRedirects, type Journey } from './follow-redirects.ts';
import { foldCase, isFile, type Place, pathOfPlace, type SiteOrigins } from './redirect-addresses.ts';
import { redirectAt } from './stored-redirect.ts';

/** Answer for an address without a live entry, from a redirect or from the former addresses of entries. */
export type RedirectTarget =
  | { __typename: 'EntryGone' }
  | { __typename: 'EntryMoved'; uri: string; url?: string; permanent: boolean };

/**
 * Resolves an address of a site at which no entry is live. Redirects take precedence over former addresses of entries. Follows a
 * chain to its end, so that a visitor is redirected once. Returns `undefined` if the address leads nowhere.
 */
export async function findRedirectTarget(context: ApiContext, siteId: SiteId, uri: string): Promise<RedirectTarget | undefined> {
  const origins = Object.fromEntries(localeCodes.map((code) => [code, context.siteOrigin(siteIdOf(code))])) as SiteOrigins;
  const start = { siteId, uri };
  context.tags.address(siteId, foldCase(uri));
  const journey = await followRedirects(start, (place) => redirectAt(context.sql, place, origins));
  return (journey && (await endOf(context, start, journey))) ?? movedFrom(context, start, true);
}

async function endOf(context: ApiContext, start: Place, journey: Journey): Promise<RedirectTarget | undefined> {
  for (const { siteId, uri } of journey.passed) context.tags.address(siteId, foldCase(uri));
  const { permanent } = journey;
  switch (journey.end) {
    case 'gone':
      return { __typename: 'EntryGone' };
    case 'url':
      return { __typename: 'EntryMoved', uri: '', url: journey.url, permanent };
    case 'place':
      return (await movedFrom(context, journey.place, permanent)) ?? movedTo(context, start, journey.place, permanent);
    case 'entry': {
      const { entry, siteId, uri } = journey;
      const typename = entryTypenames[entry.collection];
      context.tags.record(typename, siteId, entry.id);
      if (uri !== undefined) return movedTo(context, start, { siteId, uri }, permanent);
      context.tags.absent(typename, siteId);
      return undefined;
    }
    case 'loop':
      return undefined;
  }
}

/** Returns the redirect to the entry that formerly had this address, or `undefined`. */
async function movedFrom(context: ApiContext, place: Place, permanent: boolean): Promise<RedirectTarget | undefined> {
  const moved = await findMoved(context.sql, place.siteId, place.uri);
  return moved && movedTo(context, place, { ...place, uri: moved.uri }, permanent && moved.permanent);
}

function movedTo(context: ApiContext, from: Place, to: Place, permanent: boolean): RedirectTarget {
  context.tags.address(to.siteId, to.uri);
  const isElsewhere = to.siteId !== from.siteId || isFile(to.uri);
  const url = isElsewhere ? context.siteOrigin(to.siteId) + pathOfPlace(to.uri) : undefined;
  return { __typename: 'EntryMoved', uri: to.uri, ...(url && { url }), permanent };
}
