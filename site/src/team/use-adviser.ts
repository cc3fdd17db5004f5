import { useEffect } from 'react';
import { useFetch } from '../platform/data/use-fetch.ts';
import { AdviserForPlace } from '../platform/generated/operations.ts';
import type { AdviserForPlaceQuery } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { AdviserPlace } from './adviser-place.ts';

/** Returns the answer for a place in the browser; undefined before it arrives, without a place, and if the request fails. */
export function useAdviser(place: AdviserPlace | undefined): AdviserForPlaceQuery['adviser'] | undefined {
  const { query, siteId } = useSite();
  const { data, run } = useFetch<AdviserForPlaceQuery['adviser'] | undefined>(0);
  const { country, postcode } = place ?? {};
  useEffect(() => {
    void run(async (signal) => {
      if (country === undefined || postcode === undefined) return undefined;
      return (await query(AdviserForPlace, { siteId, country, postcode }, signal)).adviser;
    });
  }, [country, postcode, run, query, siteId]);
  return data;
}
