import { lazy, Suspense } from 'react';
import layout from '../design/foundation/layout.module.css';
import { PageHeading } from '../design/headings/PageHeading.tsx';
import { TextLink } from '../design/Link.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useHydrated } from '../platform/navigation/page-hydration.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import type { ErrorPageProps } from './ErrorPage.tsx';

const ErrorPage = lazy(() =>
  import('./ErrorPage.tsx').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
);

/** Renders an error page whose code browsers load on demand; only the message if the code cannot be loaded. */
export function ErrorPageOnDemand(props: ErrorPageProps) {
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
