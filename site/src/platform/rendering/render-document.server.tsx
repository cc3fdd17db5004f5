import { Writable } from 'node:stream';
import type { AnyRouter } from '@tanstack/react-router';
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { isPageFailure } from '../routing/page-failure.ts';
import { currentPageRequest } from './page-request.server.ts';

/** Renders the page of the current page request; a failing view rejects. */
export const renderDocument = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    registerFrameworkScripts(router);
    currentPageRequest().deliver(await renderToBytes(<StartServer router={router} />));
    router.serverSsr?.setRenderFinished();
    return new Response(null, { status: statusOf(router), headers: responseHeaders });
  }),
);

/**
 * Registers the inline scripts that the framework emits, from the texts it hands out for emission; the output is never parsed
 * (SEC-01). Each is emitted exactly as handed out.
 */
function registerFrameworkScripts(router: AnyRouter): void {
  const { registerScript } = currentPageRequest();
  const ssr = router.serverSsr;
  if (!ssr) throw new Error('the framework renders outside a request');
  const take = ssr.takeInitialHydrationScriptTags;
  ssr.takeInitialHydrationScriptTags = () => {
    const tags = take();
    for (const tag of tags ? [...tags.before, tags.boundary] : []) if (tag.children) registerScript(tag.children);
    return tags;
  };
  const restoration = getScrollRestorationScriptForRouter(router);
  if (restoration) registerScript(`${restoration};document.currentScript.remove()`);
}

/** The framework knows 200, 404 and 500; a page failure brings its own status (ERR-02). */
function statusOf(router: AnyRouter): number {
  const failure = router.stores.matches.get().find(({ status, error }) => status === 'error' && isPageFailure(error));
  if (failure && isPageFailure(failure.error)) return failure.error.statusCode;
  return router._serverResult?.type === 'render' ? router._serverResult.status : 200;
}

/** The whole document at once: all data is at hand before the render, and nothing is streamed later by inline scripts. */
function renderToBytes(document: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(new Gathering(resolve)),
      onError: reject,
    });
  });
}

/** Takes what React writes as it comes; the machinery of streams would cost a tenth of a render. */
class Gathering extends Writable {
  readonly #chunks: Uint8Array[] = [];
  readonly #done: (bytes: Buffer) => void;

  constructor(done: (bytes: Buffer) => void) {
    super();
    this.#done = done;
  }

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#done(Buffer.concat(this.#chunks));
    return this;
  }
}
