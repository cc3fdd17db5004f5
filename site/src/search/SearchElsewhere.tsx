import { TextLink } from '../design/Link.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useMessages } from './elsewhere-messages.ts';
import { searchHref } from './search-query.ts';

/** The way on from a list in which words find nothing: they may stand elsewhere on the site. */
export function SearchElsewhere({ words }: { words: string }) {
  const { hrefOf } = useSite();
  const t = useMessages();
  return <TextLink href={searchHref(hrefOf('search'), words)}>{t('wholeSite', { words })}</TextLink>;
}
