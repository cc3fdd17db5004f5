import { lazy, Suspense } from 'react';
import layout from '../design/foundation/layout.module.css';
import { PageHeading } from '../design/headings/PageHeading.tsx';
import { TextLink } from '../design/Link.tsx';
import { read } from '../platform/data/operation.ts';
import type { ErrorPageFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useHydrated } from '../platform/navigation/page-hydration.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { Absence, PageFailure } from '../platform/routing/page-failure.ts';
import type { ErrorPageProps } from './ErrorPage.tsx';

const ErrorPage = lazy(() =>
  import('./ErrorPage.tsx').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
);

/** Renders an error page whose code browsers load on demand; only the message if the code cannot be loaded. */
function ErrorPageOnDemand(props: ErrorPageProps) {
  useHydrated();
  return (
    <Suspense fallback={<PlainErrorPage {...props} />}>
      <ErrorPage {...props} />
    </Suspense>
  );
}

function PlainErrorPage({ title, text }: ErrorPageProps) {
  const t = useMessages('errors');
  const { hrefOf } = useSite();
  return (
    <>
      <PageHeading title={title} intro={text} />
      <p className={layout.container}>
        <TextLink href={hrefOf('home')}>{t('home')}</TextLink>
      </p>
    </>
  );
}

/** Renders the page of the backend for a failed page (ERR-02), or a message without it (ERR-03). */
export function PageFailed({ statusCode, content }: PageFailure) {
  const t = useMessages('errors');
  const page = content?.serviceUnavailable && read<ErrorPageFragment>(content.serviceUnavailable);
  return (
    <ErrorPageOnDemand status={statusCode} page={page} sets={content?.algemeen} title={t('failed')} text={t('failedText')} />
  );
}

/** Renders the page of the backend for an address without a page (ERR-01), or a message without it (ERR-03). */
export function PageNotFound({ absence }: { absence?: Absence }) {
  const t = useMessages('errors');
  const content = absence?.content;
  const page = content?.notFound && read<ErrorPageFragment>(content.notFound);
  return <ErrorPageOnDemand status={absence?.isGone ? 410 : 404} page={page} sets={content?.algemeen} title={t('notFound')} />;
}
