import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';
import { normalisedError } from '../data/data-error.ts';
import type { Operation } from '../data/operation.ts';
import { NotFoundPage, ServiceUnavailablePage } from '../generated/operations.ts';
import type { NotFoundPageQuery, ServiceUnavailablePageQuery } from '../generated/operations-types.ts';
import { asJson } from '../rendering/loader-data.ts';
import type { RouterContext } from '../rendering/router-context.ts';

/** Why a page cannot be shown, with what to show instead; without content where that failed as well (ERR-02, ERR-03). */
export type PageFailure = { statusCode: number; content?: ServiceUnavailablePageQuery | undefined };

/** Whether what comes with the signal that no page stands there says that it is a failure. */
export function isPageFailure(data: unknown): data is PageFailure {
  return typeof data === 'object' && data !== null && 'statusCode' in data;
}

/** What stands at an address without a page: the backend's page for it, and whether something was there that is gone for good. */
export type Absence = { content?: NotFoundPageQuery | undefined; isGone?: true };

/** The signal that no page stands at an address, with the backend's page for it (ERR-01). */
export async function pageNotFound(context: RouterContext, isGone = false) {
  const absence: Absence = { content: await contentOf(context, NotFoundPage), ...(isGone && { isGone }) };
  return notFound({ data: absence });
}

/** What a loader throws instead of a failure: redirects and absences as they are, all else as a page failure. */
export async function pageFailure(thrown: unknown, context: RouterContext): Promise<unknown> {
  if (isRedirect(thrown) || isNotFound(thrown)) return thrown;
  context.report(thrown);
  return failureWith(normalisedError(thrown).statusCode, context);
}

/**
 * A failure with the backend's page for it. To the router it is an absence with a reason: the page of an error the browser would not
 * take over from the server, but throw away and make anew.
 */
export async function failureWith(statusCode: number, context: RouterContext) {
  const failure: PageFailure = { statusCode, content: await contentOf(context, ServiceUnavailablePage) };
  return notFound({ data: failure });
}

async function contentOf<Data extends object>(
  { query, siteId, report, travelling }: RouterContext,
  operation: Operation<Data, { siteId: number }>,
): Promise<Data | undefined> {
  try {
    const content = await query(operation, { siteId });
    return asJson(content, travelling?.(content));
  } catch (error) {
    report(error);
    return undefined;
  }
}
