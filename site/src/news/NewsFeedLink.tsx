import { newsFeedFile } from '@plantsoen/contract/paths.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';

/** Renders the link by which feed readers find the news feed. React moves it into the head. */
export function NewsFeedLink() {
  const { hrefOf } = useSite();
  const t = useMessages('news');
  return <link rel="alternate" type="application/rss+xml" title={t('news')} href={hrefOf('news') + newsFeedFile} />;
}
