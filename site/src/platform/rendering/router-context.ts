import type { SiteId } from '@plantsoen/contract/locales.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { browserSend } from '../data/browser-send.ts';
import { type Query, queryOver } from '../data/query.ts';
import { siteChanges } from '../data/site-changes.ts';
import { siteIdAt } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import { fetchMessages } from '../messages/all-messages.ts';
import { noteLoadedData } from '../navigation/page-loading.ts';
import { type Member, readDocumentSettings } from './document-settings.ts';
import { currentRenderRequest } from './render-request.server.ts';

/** A route whose code can be preloaded. */
export type LoadedRoute = { options: { component?: unknown } };

/** Context of every route's loader. */
export type RouterContext = {
  address: SiteAddress;
  siteId: SiteId;
  query: Query;
  /** True for a visitor with a session, who may open members' pages. */
  isMember: boolean;
  /** Data of the member; absent while the API is unreachable. */
  member?: Member | undefined;
  /** Returns the latest known change position of the content (PAG-02). */
  changes(): number;
  /** In the browser: loads the code and texts that the view of a route needs beside its data. */
  prepareView?(route: LoadedRoute): Promise<void>;
  /** Loads the metadata of a page; absent in the browser. */
  loadMetadata?(uri: string): Promise<void>;
  /** Called in the browser when the data of a page has arrived (PAG-04). */
  noteLoaded?(publicHref: string): void;
  /** Logs a failure that the page shows to the visitor. */
  report(thrown: unknown): void;
  /** Sets the status of a page whose main part has failed; absent in the browser. */
  setStatus?(statusCode: number): void;
  /** Container of the tag manager, if configured (SEO-03); available during rendering. */
  tagManagerId?: string | undefined;
  /** Returns the part of an error page's content to send with its HTML. */
  serialized?(content: object): object;
  /** Status of a page that could not be rendered: its loader shows that failure instead. */
  failure?: number;
};

/** Returns the context of the page being rendered, or of the current document. */
export const routerContext = createIsomorphicFn()
  .server((): RouterContext => currentRenderRequest().context)
  .client((): RouterContext => {
    const { address, isMember, member, changes } = readDocumentSettings();
    siteChanges.hear(changes);
    const query = queryOver(browserSend, (operation, error) => console.error(operation, error));
    const prepareView = async ({ options }: LoadedRoute) => {
      await (options.component as { preload?(): Promise<void> } | undefined)?.preload?.();
      await fetchMessages(address.locale);
    };
    return {
      prepareView,
      address,
      isMember,
      member,
      query,
      changes: siteChanges.get,
      noteLoaded: noteLoadedData,
      report: console.error,
      siteId: siteIdAt(address),
    };
  });
