import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';
import { normalisedError } from '../data/data-error.ts';
import type { Operation } from '../data/operation.ts';
import { NotFoundPage, ServiceUnavailablePage } from '../generated/operations.ts';
import type { NotFoundPageQuery, ServiceUnavailablePageQuery } from '../generated/operations-types.ts';
import { asJson } from '../rendering/loader-data.ts';
import type { RouterContext } from '../rendering/router-context.ts';

/** Failure of a page with the error page's content, which is absent if it failed too (ERR-02, ERR-03). */
export type PageFailure = { statusCode: number; content?: ServiceUnavailablePageQuery | undefined };

/** Whether the data of a not-found signal is a failure. */
export function isPageFailure(data: unknown): data is PageFailure {
  return typeof data === 'object' && data !== null && 'statusCode' in data;
}

/** Data of a not-found signal: the backend's 404 page, and whether a former page was permanently removed. */
export type Absence = { content?: NotFoundPageQuery | undefined; isGone?: true };

/** Returns the signal for an address without a page, with the backend's 404 page (ERR-01). */
export async function pageNotFound(context: RouterContext, isGone = false) {
  const absence: Absence = { content: await contentOf(context, NotFoundPage), ...(isGone && { isGone }) };
  return notFound({ data: absence });
}

/** Converts an error of a loader: redirects and not-found signals are unchanged, all others are page failures. */
export async function pageFailure(thrown: unknown, context: RouterContext): Promise<unknown> {
  if (isRedirect(thrown) || isNotFound(thrown)) return thrown;
  context.report(thrown);
  return failureWith(normalisedError(thrown).statusCode, context);
}

/**
 * Returns a failure with the backend's error page. The router treats it as a not-found signal with a reason, because the browser would
 * discard and render again the page of an error.
 */
export async function failureWith(statusCode: number, context: RouterContext) {
  const failure: PageFailure = { statusCode, content: await contentOf(context, ServiceUnavailablePage) };
  return notFound({ data: failure });
}

async function contentOf<Data extends object>(
  { query, siteId, report, serialized }: RouterContext,
  operation: Operation<Data, { siteId: number }>,
): Promise<Data | undefined> {
  try {
    const content = await query(operation, { siteId });
    return asJson(content, serialized?.(content));
  } catch (error) {
    report(error);
    return undefined;
  }
}
