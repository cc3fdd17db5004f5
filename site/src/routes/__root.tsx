import { localeOf } from '@plantsoen/contract/locales.ts';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouteContext,
  useRouterState,
} from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { preloadedFonts } from '../design/foundation/fonts.ts';
import '../design/foundation/fonts.css';
import '../design/foundation/tokens.css';
import '../design/foundation/base.css';
import { PageHead } from '../metadata/PageHead.tsx';
import { SiteShell } from '../navigation/SiteShell.tsx';
import { loadShell } from '../navigation/shell.ts';
import { KeepAliveLists } from '../platform/keep-alive/KeepAliveLists.tsx';
import { UsedMessages } from '../platform/messages/page-messages.tsx';
import { LoadingBar } from '../platform/navigation/LoadingBar.tsx';
import { DeferredView } from '../platform/rendering/DeferredView.tsx';
import { settingsAttribute } from '../platform/rendering/document-settings.ts';
import type { RouterContext } from '../platform/rendering/router-context.ts';
import { SiteProvider } from '../platform/rendering/site-context.tsx';
import { CurrentEntry, currentEntry, currentPathKey } from '../platform/routing/current-entry.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadShell(context),
  staleTime: Number.POSITIVE_INFINITY,
  shellComponent: SiteDocument,
  component: Root,
});

/** Returns the mark of the first frame (first-frame.ts), which the start script of a built site removes. */
const sentFrame = createIsomorphicFn()
  .server(() => (import.meta.env.PROD ? 'first' : undefined))
  .client(() => undefined);

/** Renders the document around the site, or around the error page if the frame cannot be loaded (ERR-03). */
function SiteDocument({ children }: { children: ReactNode }) {
  const context = useRouteContext({ from: '__root__' });
  const { address, isMember, member } = context;
  return (
    <html
      lang={localeOf(address.locale).languageTag}
      data-frame={sentFrame()}
      {...{ [settingsAttribute]: JSON.stringify({ address, isMember, changes: context.changes(), member }) }}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#55948B" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {preloadedFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <HeadContent />
      </head>
      <body>
        <SiteProvider context={context}>
          <DeferredView />
          {children}
          <UsedMessages />
        </SiteProvider>
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  const { isMember } = useRouteContext({ from: '__root__' });
  const shell = Route.useLoaderData();
  const entry = useRouterState({ select: currentEntry });
  const pathKey = useRouterState({ select: currentPathKey });
  return (
    <CurrentEntry value={entry}>
      {entry && <PageHead entry={entry} />}
      <LoadingBar />
      {shell ? (
        <SiteShell shell={shell} entry={entry} pathKey={pathKey}>
          <Outlet />
          <KeepAliveLists key={String(isMember)} />
        </SiteShell>
      ) : (
        <main>
          <Outlet />
          <KeepAliveLists key={String(isMember)} />
        </main>
      )}
    </CurrentEntry>
  );
}
