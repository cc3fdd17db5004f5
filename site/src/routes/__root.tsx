import { localeOf } from '@plantsoen/contract/locales.ts';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router';
import { settingsAttribute } from '../platform/rendering/document-settings.ts';
import type { RouterContext } from '../platform/rendering/router-context.ts';
import { SiteProvider } from '../platform/rendering/site-context.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const context = useRouteContext({ from: '__root__' });
  const { address, isMember } = context;
  return (
    <html lang={localeOf(address.locale).languageTag} {...{ [settingsAttribute]: JSON.stringify({ address, isMember }) }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#55948B" />
        <HeadContent />
      </head>
      <body>
        <SiteProvider context={context}>
          <Outlet />
        </SiteProvider>
        <Scripts />
      </body>
    </html>
  );
}
