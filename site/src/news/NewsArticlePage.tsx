import { PageHeading } from '../design/headings/PageHeading.tsx';
import { GroundedPicture } from '../design/pictures/GroundedPicture.tsx';
import { Blocks } from '../page-builder/Blocks.tsx';
import { read } from '../platform/data/operation.ts';
import type { NewsArticlePageFragment, NewsArticlePageQuery } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { PageData } from '../platform/routing/page-loader.ts';
import { ArticleSubjects } from './ArticleSubjects.tsx';
import { LatestNews } from './LatestNews.tsx';
import styles from './NewsArticlePage.module.css';
import { NewsFeedLink } from './NewsFeedLink.tsx';

const furtherArticles = 4;

/** Renders an article with its date and first picture (HERO-03), followed by other news. */
export function NewsArticlePage({ entry, document }: PageData<NewsArticlePageQuery, 'NewsArticle'>) {
  const article = read<NewsArticlePageFragment>(entry);
  const { title, uri, introtext, postDate, headerslider, blocks } = article;
  const { format } = useSite();
  const t = useMessages('news');
  const [picture] = headerslider;
  const others = document.news.filter((article) => article.uri !== uri).slice(0, furtherArticles);
  return (
    <>
      <NewsFeedLink />
      <article>
        <PageHeading title={title} above={<time dateTime={postDate}>{format.date(postDate)}</time>} />
        {picture && <GroundedPicture picture={picture} />}
        {introtext && <p className={styles.intro}>{introtext}</p>}
        <Blocks blocks={blocks} />
        <ArticleSubjects article={article} />
      </article>
      <LatestNews title={t('more')} articles={others} />
    </>
  );
}
