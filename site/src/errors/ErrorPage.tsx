import type { FragmentOf } from '../platform/data/fragment.ts';
import type { ErrorPageFragment, NewsCardFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useMessages } from './messages.ts';

type ErrorPageProps = {
  page?: ErrorPageFragment | null;
  news?: FragmentOf<NewsCardFragment>[];
  /** Shown where the backend's page is missing. */
  title: string;
  text?: string;
};

/** The page of an error, with a way home. Search engines shall not index it. */
export function ErrorPage({ page, title, text }: ErrorPageProps) {
  const t = useMessages();
  const { hrefOf } = useSite();
  return (
    <main>
      <title>{page?.title ?? title}</title>
      <meta name="robots" content="noindex" />
      <h1>{page ? (page.pageTitle ?? page.title) : title}</h1>
      <p>{page ? page.intro : text}</p>
      <a href={hrefOf('home')}>{t('home')}</a>
    </main>
  );
}
