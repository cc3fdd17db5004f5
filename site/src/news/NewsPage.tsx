import layout from '../design/layout.module.css';
import { PageHeading } from '../design/PageHeading.tsx';
import { SceneHeading } from '../design/SceneHeading.tsx';
import { read } from '../platform/data/fragment.ts';
import type { NewsPageFragment, NewsPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';
import { useMessages } from './messages.ts';
import { NewsGrid } from './NewsGrid.tsx';
import styles from './NewsPage.module.css';

/** All articles, newest first (CON-03). */
export function NewsPage({ entry, document }: PageData<NewsPageQuery, 'Page'>) {
  const { title, pageTitle, intro, hero } = read<NewsPageFragment>(entry);
  const t = useMessages();
  const heading = pageTitle ?? title;
  return (
    <>
      {hero?.image ? (
        <SceneHeading title={heading} intro={intro} picture={hero.image} mobileCrop={hero.mobileImage?.crop} />
      ) : (
        <PageHeading title={heading} intro={intro} />
      )}
      <section className={styles.articles} aria-labelledby="articles">
        <h2 className={layout.hidden} id="articles">
          {t('articles')}
        </h2>
        {document.news.length === 0 ? <p>{t('noArticles')}</p> : <NewsGrid articles={document.news} columns={3} withIntro />}
      </section>
    </>
  );
}
