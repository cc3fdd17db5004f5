import { type ReactNode, Suspense } from 'react';
import { FollowedForm } from '../FollowedForm.tsx';
import type { SearchPlace } from '../SearchField.tsx';
import { LiveSearch } from './LiveSearch.tsx';

/** What a search field does beyond its form, once it has had the focus: in the header it shows hits while somebody types (SEA-03). */
export function liveSearch(search: HTMLElement, place: SearchPlace): ReactNode {
  const form = search.querySelector('form');
  const input = search.querySelector('input');
  if (!form || !input) return null;
  return (
    <>
      <FollowedForm form={form} />
      {(place === 'bar' || place === 'menu') && (
        <Suspense>
          <LiveSearch search={search} input={input} />
        </Suspense>
      )}
    </>
  );
}
