import layout from '../design/foundation/layout.module.css';
import { LoadMore } from '../filters/LoadMore.tsx';
import { Blocks } from '../page-builder/Blocks.tsx';
import { PageIntro } from '../pages/PageIntro.tsx';
import type { NewsListQuery, NewsPageQuery } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import type { PageData } from '../platform/routing/page-loader.ts';
import { NewsFeedLink } from './NewsFeedLink.tsx';
import { NewsGrid } from './NewsGrid.tsx';
import styles from './NewsPage.module.css';
import { useMoreNews } from './use-more-news.ts';

/** Renders as many articles as the address names, newest first (CON-03). */
export function NewsPage({ entry, document }: PageData<NewsPageQuery, 'Page'> & NewsListQuery) {
  const { total, news } = document;
  const { grid, ...loading } = useMoreNews(news.length);
  const t = useMessages('news');
  const shown = news.length;
  return (
    <>
      <NewsFeedLink />
      <PageIntro page={entry} />
      <section className={styles.articles} aria-labelledby="articles">
        <h2 className={layout.hidden} id="articles">
          {t('articles')}
        </h2>
        <div ref={grid}>{total === 0 ? <p>{t('noArticles')}</p> : <NewsGrid articles={news} columns={3} withIntro />}</div>
        {shown < total && loading.href && (
          <LoadMore
            shown={shown}
            total={total}
            texts={{ shown: t('shown', { shown, total }), more: t('loadMore'), failed: t('loadFailed') }}
            {...loading}
          />
        )}
      </section>
      <Blocks blocks={entry.blocks} />
    </>
  );
}
