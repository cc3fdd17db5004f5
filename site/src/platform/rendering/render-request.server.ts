import { AsyncLocalStorage } from 'node:async_hooks';
import type { SeoMetadataQuery } from '../generated/operations-types.ts';
import type { RouterContext } from './router-context.ts';

/** Server-side state of the request whose page is being rendered. */
export type RenderRequest = {
  context: RouterContext;
  /** Metadata of the page (SEO-01), once loaded. */
  metadata?: SeoMetadataQuery['seoMetadata'];
  /** The posted form, if the page answers one. */
  posted?: object | undefined;
  /** Whether each block is marked with its id, for the preview beside a form (EDT-08). */
  marksBlocks?: boolean | undefined;
  /** Returns the hourly token for forms without scripts (FRM-12). A page with the token is rendered again when the next one is due. */
  timeToken?(): string;
  /** Called with each inline script that the renderer emits (SEC-01). */
  registerScript(text: string): void;
  /** Receives the document, which a Response would copy three times. */
  deliver(document: Buffer): void;
};

const requests = new AsyncLocalStorage<RenderRequest>();

/** Runs a render with its request in AsyncLocalStorage, from which `getRouter` takes the router's context. */
export function withRenderRequest<Result>(request: RenderRequest, run: () => Result): Result {
  return requests.run(request, run);
}

/** Returns the request whose page is being rendered; undefined if a view is rendered alone. */
export function renderRequest(): RenderRequest | undefined {
  return requests.getStore();
}

/** Returns the request whose page is being rendered. Throws outside of rendering. */
export function currentRenderRequest(): RenderRequest {
  const request = renderRequest();
  if (!request) throw new Error('no page is being rendered');
  return request;
}
