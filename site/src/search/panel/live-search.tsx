import { type ReactNode, Suspense } from 'react';
import { FollowedForm } from '../FollowedForm.tsx';
import type { SearchPlace } from '../SearchField.tsx';
import { LiveSearch } from './LiveSearch.tsx';

/**
 * Returns the interactive parts of a search field once it has received the focus. In the header, results are shown during typing
 * (SEA-03).
 */
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
