import type { SiteId } from '@plantsoen/contract/locales.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { browserSend } from '../data/browser-send.ts';
import { type Query, queryOver } from '../data/query.ts';
import { siteChanges } from '../data/site-changes.ts';
import { siteIdAt } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import { fetchTexts } from '../messages/page-messages.tsx';
import { noteLoadedData } from '../navigation/page-loading.ts';
import type { Member } from '../session/member.ts';
import { readDocumentSettings } from './document-settings.ts';
import { currentPageRequest } from './page-request.server.ts';

/** A route, as far as its code can be loaded ahead of showing it. */
export type LoadedRoute = { options: { component?: unknown } };

/** What every route's loader is given. */
export type RouterContext = {
  address: SiteAddress;
  siteId: SiteId;
  query: Query;
  /** True for a visitor with a session, who may be let into members' pages. */
  isMember: boolean;
  /** What is known of that visitor; not there while the API is out of reach. */
  member?: Member | undefined;
  /** How far the site's content has changed, as far as is known (PAG-02). */
  changes(): number;
  /** In the browser: waits for what the view of a route needs beside its data, its code and its texts. */
  prepareView?(route: LoadedRoute): Promise<void>;
  /** Loads what a document tells others of its page; in the browser nobody asks for that. */
  loadMetadata?(uri: string): Promise<void>;
  /** Told in the browser when the data of a page have arrived (PAG-04). */
  noteLoaded?(publicHref: string): void;
  /** Logs a failure that the visitor is told of by the page. */
  report(thrown: unknown): void;
  /** Sets the status of a page that is shown although its main part has failed; in the browser a page has none. */
  setStatus?(statusCode: number): void;
  /** The container of the tag manager, where one is configured (SEO-03); known where a page is rendered. */
  tagManagerId?: string | undefined;
  /** What of the content of an error page travels with its HTML. */
  travelling?(content: object): object;
  /** The status of a page that could not be rendered: its loader shows that failure instead. */
  failure?: number;
};

/** The context of the page that is rendered, or of the document that is shown. */
export const routerContext = createIsomorphicFn()
  .server((): RouterContext => currentPageRequest().context)
  .client((): RouterContext => {
    const { address, isMember, member, changes } = readDocumentSettings();
    siteChanges.hear(changes);
    const query = queryOver(browserSend, (operation, error) => console.error(operation, error));
    const prepareView = async ({ options }: LoadedRoute) => {
      await (options.component as { preload?(): Promise<void> } | undefined)?.preload?.();
      await fetchTexts(address.locale);
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
