import { TextLink } from '../design/Link.tsx';
import { domainMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import type texts from './elsewhere/messages/nl.json';
import { searchHref } from './search-query.ts';

const useMessages = domainMessages<typeof texts>('search/elsewhere');

/** Renders the link from an empty list to a search of the whole site for the same words. */
export function SearchElsewhere({ words }: { words: string }) {
  const { hrefOf } = useSite();
  const t = useMessages();
  return <TextLink href={searchHref(hrefOf('search'), words)}>{t('wholeSite', { words })}</TextLink>;
}
