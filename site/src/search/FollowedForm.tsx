import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useSite } from '../platform/rendering/site-context.tsx';
import { cleanQuery, searchHref } from './search-query.ts';

/**
 * Navigates to the result page of a search form without loading a new document. The same words are searched again, because the
 * content may have changed.
 */
export function FollowedForm({ form }: { form: HTMLFormElement }) {
  const { hrefOf } = useSite();
  const router = useRouter();
  const follow = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const query = cleanQuery(String(new FormData(form).get('query')));
    const href = searchHref(hrefOf('search'), query);
    const isRepeated = query !== '' && href === location.pathname + location.search;
    void (isRepeated ? router.invalidate({ filter: ({ routeId }) => routeId === '/search' }) : router.navigate({ href }));
  });
  useEffect(() => {
    const submit = (event: SubmitEvent) => follow(event);
    form.addEventListener('submit', submit);
    return () => form.removeEventListener('submit', submit);
  }, [form]);
  return null;
}
