import { type AnyRouter, isNotFound } from '@tanstack/react-router';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import { type Absence, isPageFailure } from '../routing/page-failure.ts';
import { currentPageRequest } from './page-request.server.ts';
import { renderWhole } from './render-whole.server.ts';
import { untoldFailures } from './untold-failures.ts';

/** Renders the page of the current page request; a failing view rejects. */
export const renderDocument = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    registerFrameworkScripts(router);
    currentPageRequest().deliver(Buffer.from(await renderWhole(<StartServer router={router} />)));
    router.serverSsr?.setRenderFinished();
    for (const failure of untoldFailures(router.stores.matches.get())) router.options.context.report(failure);
    return new Response(null, { status: statusOf(router), headers: responseHeaders });
  }),
);

/**
 * Registers the inline scripts that the framework emits, from the texts it hands out for emission; the output is never parsed
 * (SEC-01). Each is emitted exactly as handed out. They are handed out once, and a document may have to be rendered twice.
 */
function registerFrameworkScripts(router: AnyRouter): void {
  const { registerScript } = currentPageRequest();
  const ssr = router.serverSsr;
  if (!ssr) throw new Error('the framework renders outside a request');
  const take = ssr.takeInitialHydrationScriptTags;
  let tags: ReturnType<typeof take>;
  ssr.takeInitialHydrationScriptTags = () => {
    if (tags) return tags;
    tags = take();
    for (const tag of tags ? [...tags.before, tags.boundary] : []) if (tag.children) registerScript(tag.children);
    return tags;
  };
  for (const { children } of router.ssr?.manifest?.routes.__root__?.scripts ?? []) if (children) registerScript(children);
  const restoration = getScrollRestorationScriptForRouter(router);
  if (restoration) registerScript(`${restoration};document.currentScript.remove()`);
}

/** The framework knows 200, 404 and 500; a page failure brings its own status (ERR-02), and what is gone for good is told so. */
function statusOf(router: AnyRouter): number {
  for (const { error } of router.stores.matches.get()) {
    if (!isNotFound(error)) continue;
    if (isPageFailure(error.data)) return error.data.statusCode;
    if ((error.data as Absence | undefined)?.isGone) return 410;
  }
  return router._serverResult?.type === 'render' ? router._serverResult.status : 200;
}
