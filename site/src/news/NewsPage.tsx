import layout from '../design/layout.module.css';
import { PageIntro } from '../pages/PageIntro.tsx';
import type { NewsPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { useMessages } from './messages.ts';
import { NewsGrid } from './NewsGrid.tsx';
import styles from './NewsPage.module.css';

/** All articles, newest first (CON-03). */
export function NewsPage({ entry, document }: PageData<NewsPageQuery, 'Page'>) {
  const t = useMessages();
  return (
    <>
      <PageIntro page={entry} />
      <section className={styles.articles} aria-labelledby="articles">
        <h2 className={layout.hidden} id="articles">
          {t('articles')}
        </h2>
        {document.news.length === 0 ? <p>{t('noArticles')}</p> : <NewsGrid articles={document.news} columns={3} withIntro />}
      </section>
    </>
  );
}
