import { newsFeedFile } from '@plantsoen/contract/paths.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useMessages } from './messages.ts';

/** Renders the link by which feed readers find the news feed. React moves it into the head. */
export function NewsFeedLink() {
  const { hrefOf } = useSite();
  const t = useMessages();
  return <link rel="alternate" type="application/rss+xml" title={t('news')} href={hrefOf('news') + newsFeedFile} />;
}
