import { type AnyRouter, isNotFound } from '@tanstack/react-router';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import { type Absence, isPageFailure } from '../routing/page-failure.ts';
import { renderCompleteDocument } from './render-complete-document.server.ts';
import { currentRenderRequest } from './render-request.server.ts';
import { withoutPreloads } from './start-script.ts';
import { unreportedErrors } from './unreported-errors.ts';

/** Renders the page of the current request; rejects if a view fails. */
export const renderDocument = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    registerFrameworkScripts(router);
    if (router.ssr?.manifest) router.ssr = { ...router.ssr, manifest: withoutPreloads(router.ssr.manifest) };
    currentRenderRequest().deliver(await renderCompleteDocument(<StartServer router={router} />));
    router.serverSsr?.setRenderFinished();
    for (const failure of unreportedErrors(router.stores.matches.get())) router.options.context.report(failure);
    return new Response(null, { status: statusOf(router), headers: responseHeaders });
  }),
);

/**
 * Registers the framework's inline scripts from the texts it passes on for emission, unchanged, instead of parsing the output (SEC-01).
 * The framework passes them on once, while a document may be rendered twice.
 */
function registerFrameworkScripts(router: AnyRouter): void {
  const { registerScript } = currentRenderRequest();
  const ssr = router.serverSsr;
  if (!ssr) throw new Error('the router has no server-side rendering context');
  const take = ssr.takeInitialHydrationScriptTags;
  let tags: ReturnType<typeof take>;
  ssr.takeInitialHydrationScriptTags = () => {
    if (tags) return tags;
    tags = take();
    for (const tag of tags ? [...tags.before, tags.boundary] : []) if (tag.children) registerScript(tag.children);
    return tags;
  };
  for (const { children } of router.ssr?.manifest?.routes.__root__?.scripts ?? []) if (children) registerScript(children);
}

/**
 * Returns the status of a page. The framework knows 200, 404 and 500; a page failure has its own status (ERR-02), and a permanently
 * removed page is 410.
 */
function statusOf(router: AnyRouter): number {
  for (const { error } of router.stores.matches.get()) {
    if (!isNotFound(error)) continue;
    if (isPageFailure(error.data)) return error.data.statusCode;
    if ((error.data as Absence | undefined)?.isGone) return 410;
  }
  return router._serverResult?.type === 'render' ? router._serverResult.status : 200;
}
