import { TextLink } from '../design/Link.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { searchHref } from './search-query.ts';

/** Renders the link from an empty list to a search of the whole site for the same words. */
export function SearchElsewhere({ words }: { words: string }) {
  const { hrefOf } = useSite();
  const t = useMessages('search/elsewhere');
  return <TextLink href={searchHref(hrefOf('search'), words)}>{t('wholeSite', { words })}</TextLink>;
}
