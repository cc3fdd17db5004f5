import { DimensionLine } from '../design/DimensionLine.tsx';
import { TextLink } from '../design/Link.tsx';
import { PageHeading } from '../design/PageHeading.tsx';
import { SceneHeading } from '../design/SceneHeading.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { LatestNews } from '../news/LatestNews.tsx';
import type { FragmentOf } from '../platform/data/fragment.ts';
import type { ErrorPageFragment, NewsCardFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ErrorPage.module.css';
import { useMessages } from './messages.ts';

export type ErrorPageProps = {
  page?: ErrorPageFragment | null;
  news?: (FragmentOf<NewsCardFragment> & { id: number })[];
  /** Shown where the backend's page is missing. */
  title: string;
  text?: string;
  /** The length of the gap where the page should stand. */
  gap?: string;
};

/** The page of an error, with the ways on (ERR-01 to ERR-03). Search engines shall not index it. */
export function ErrorPage({ page, news, title, text, gap }: ErrorPageProps) {
  const t = useMessages();
  const { hrefOf } = useSite();
  const heading = page ? (page.pageTitle ?? page.title) : title;
  const intro = page ? page.intro : text;
  const ways = (
    <>
      <p className={styles.ways}>
        <TextLink href={hrefOf('home')}>{t('home')}</TextLink>
        <TextLink href={hrefOf('products')}>{t('products')}</TextLink>
      </p>
      {gap && (
        <p className={styles.gap}>
          <DimensionLine>{gap}</DimensionLine>
        </p>
      )}
    </>
  );
  return (
    <>
      <title>{page?.title ?? title}</title>
      <meta name="robots" content="noindex" />
      {page && <Breadcrumbs trail={[{ title: page.title, uri: '' }]} />}
      {page?.hero?.image ? (
        <SceneHeading
          shape="portrait"
          title={heading}
          intro={intro}
          picture={page.hero.image}
          mobileCrop={page.hero.mobileImage?.crop}
        >
          {ways}
        </SceneHeading>
      ) : (
        <div className={styles.ground}>
          <PageHeading title={heading} intro={intro} />
          <div className={styles.fallback}>{ways}</div>
        </div>
      )}
      {news && <LatestNews articles={news} />}
    </>
  );
}
