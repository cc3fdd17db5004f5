import layout from '../design/foundation/layout.module.css';
import { SectionHeading } from '../design/headings/SectionHeading.tsx';
import { TextLink } from '../design/Link.tsx';
import type { FragmentOf } from '../platform/data/operation.ts';
import type { NewsCardFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { NewsGrid } from './NewsGrid.tsx';

type LatestNewsProps = { title?: string; articles: readonly (FragmentOf<NewsCardFragment> & { id: number })[] };

/** Renders a row of articles with a link to all of them. */
export function LatestNews({ title, articles }: LatestNewsProps) {
  const { hrefOf } = useSite();
  const t = useMessages('news');
  if (articles.length === 0) return null;
  return (
    <section className={`${layout.container} ${layout.section}`} aria-labelledby="news">
      <SectionHeading id="news" title={title ?? t('news')}>
        <TextLink href={hrefOf('news')}>{t('all')}</TextLink>
      </SectionHeading>
      <NewsGrid articles={articles} columns={4} />
    </section>
  );
}
