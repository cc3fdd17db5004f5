import type { EntryKey } from '../platform/addresses/address.ts';
import { foldCase, type Place } from './redirect-addresses.ts';
import type { Redirect } from './stored-redirect.ts';

/** End of a chain of redirects, with every place that it passes. */
export type Journey = { permanent: boolean; passed: readonly Place[] } & (
  | { end: 'entry'; entry: EntryKey; siteId: Place['siteId']; uri: string | undefined }
  | { end: 'place'; place: Place }
  | { end: 'url'; url: string }
  | { end: 'gone' }
  | { end: 'loop' }
);

const maxHops = 10;

const nameOf = ({ siteId, uri }: Place): string => `${siteId}:${foldCase(uri)}`;

/**
 * Follows a chain of redirects to its end, which is permanent only if every redirect is. Ends as `loop` in a circle or after more
 * than `maxHops` redirects. Returns `undefined` if no redirect starts at the place.
 */
export async function followRedirects(
  start: Place,
  redirectAt: (place: Place) => Promise<Redirect | undefined>,
): Promise<Journey | undefined> {
  const passed: Place[] = [];
  let permanent = true;
  for (let place = start; ; ) {
    const isKnown = passed.some((earlier) => nameOf(earlier) === nameOf(place));
    if (isKnown || passed.length > maxHops) return { end: 'loop', permanent, passed };
    const redirect = await redirectAt(place);
    if (!redirect) return passed.length === 0 ? undefined : { end: 'place', place, permanent, passed };
    passed.push(place);
    if (redirect.kind === 'gone') return { end: 'gone', permanent, passed };
    permanent &&= redirect.kind === 'permanent';
    const { target } = redirect;
    if ('url' in target) return { end: 'url', url: target.url, permanent, passed };
    if ('entry' in target) return { end: 'entry', ...target, siteId: place.siteId, permanent, passed };
    place = target;
  }
}
