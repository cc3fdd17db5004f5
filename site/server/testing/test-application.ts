import { homeUri, uriOfPath } from '@plantsoen/contract/paths.ts';
import { normalisedError } from '../../src/platform/data/data-error.ts';
import { ContentPage } from '../../src/platform/generated/operations.ts';
import { withoutPrefix } from '../../src/platform/locale/site-address.ts';
import { currentRenderRequest, withRenderRequest } from '../../src/platform/rendering/render-request.server.ts';
import type { Application } from '../pages/page-renderer.ts';

export type TestApplication = Application & {
  /** Number of rendered pages. */
  renders: number;
  /** Called while a page is rendered, after its data has been read. */
  whileRendering(): Promise<void> | void;
};

/** Returns a minimal application: a page shows the title of the entry at its address. */
export function testApplication(): TestApplication {
  const application: TestApplication = {
    renders: 0,
    whileRendering: () => {},
    withRenderRequest,
    async renderDocument(request) {
      application.renders += 1;
      const { context, registerScript } = currentRenderRequest();
      const { pathname } = new URL(request.url);
      if (context.failure) return page(context.failure, 'failed');
      if (pathname.includes('/stuk/')) throw new Error('a view fails');
      if (pathname === '/account/' && !context.isMember)
        return new Response(null, { status: 302, headers: { location: '/aanmelden/' } });
      registerScript('start()');
      const uri = uriOfPath(withoutPrefix(pathname, context.address) ?? '/') || homeUri;
      try {
        const { entry } = await context.query(ContentPage, { uri, siteId: context.siteId });
        await application.whileRendering();
        if (entry.__typename !== 'Page') return page(404, 'absent');
        return page(200, `${entry.uri} ${(entry as { title?: string }).title}`);
      } catch (error) {
        return page(normalisedError(error).statusCode, 'unavailable');
      }
    },
  };
  return application;
}

function page(status: number, text: string): Response {
  currentRenderRequest().deliver(
    Buffer.from(`<html><body><p>${text}</p><script>start()</script><script>evil()</script></body></html>`),
  );
  return new Response(null, { status });
}
