import { pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import { useRouterState } from '@tanstack/react-router';
import { PageHeading } from '../design/headings/PageHeading.tsx';
import { SceneHeading } from '../design/headings/SceneHeading.tsx';
import { TextLink } from '../design/Link.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { Blocks } from '../page-builder/Blocks.tsx';
import type { FragmentOf } from '../platform/data/operation.ts';
import type { ErrorPageFragment, GapElevationsFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { currentPathKey } from '../platform/routing/current-entry.ts';
import { SearchField } from '../search/SearchField.tsx';
import styles from './ErrorPage.module.css';
import { StatusGap } from './StatusGap.tsx';

export type ErrorPageProps = {
  status: number;
  page?: ErrorPageFragment | null | undefined;
  sets?: FragmentOf<GapElevationsFragment> | undefined;
  /** Shown if the page of the backend is missing. */
  title: string;
  text?: string;
};

/**
 * Renders an error page with a search field, links and the blocks of editors (ERR-01 to ERR-03). Search engines do not index it.
 */
export function ErrorPage({ status, page, sets, title, text }: ErrorPageProps) {
  const t = useMessages('errors');
  const { hrefOf } = useSite();
  const missingPost = useMissingPost(status);
  const trail = useTrail(missingPost, page?.title ?? title);
  const heading = missingPost ?? (page ? (page.pageTitle ?? page.title) : title);
  const intro = page ? page.introtext : text;
  const image = page?.hero?.image;
  const ways = (
    <>
      <div className={styles.search}>
        <SearchField place="errorPage" />
      </div>
      <p className={styles.ways}>
        <TextLink href={hrefOf('home')}>{t('home')}</TextLink>
        <TextLink href={hrefOf('products')}>{t('products')}</TextLink>
      </p>
    </>
  );
  const gap = <StatusGap status={status} sets={sets} />;
  return (
    <>
      <title>{trail.at(-1)?.title}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs trail={trail} />
      {image ? (
        <SceneHeading
          shape="portrait"
          title={heading}
          intro={intro}
          picture={image}
          mobileCrop={page.hero?.mobileImage?.crop}
          foot={gap}
        >
          {ways}
        </SceneHeading>
      ) : (
        <div className={styles.ground}>
          <PageHeading title={heading} intro={intro} />
          <div className={styles.plain}>
            {ways}
            {gap}
          </div>
        </div>
      )}
      {page && <Blocks blocks={page.blocks} />}
    </>
  );
}

/** Returns 'Post not found' if an article or the news overview is missing (CON-03); otherwise undefined. */
function useMissingPost(status: number): string | undefined {
  const t = useMessages('errors');
  const key = useRouterState({ select: currentPathKey });
  return status === 404 && (key === 'news' || key === 'newsArticle') ? t('postNotFound') : undefined;
}

/** Returns the breadcrumbs of the error page. Those of a missing article include the news overview. */
function useTrail(missingPost: string | undefined, title: string) {
  const t = useMessages('errors');
  const { locale } = useSite();
  const key = useRouterState({ select: currentPathKey });
  if (!missingPost) return [{ title, uri: '' }];
  const news = { title: t('news'), uri: uriOfPath(pathOf('news', locale)) };
  return [...(key === 'news' ? [] : [news]), { title: missingPost, uri: '' }];
}
