import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';
import { normalisedError } from '../data/data-error.ts';
import type { Operation } from '../data/operation.ts';
import { NotFoundPage, ServiceUnavailablePage } from '../generated/operations.ts';
import type { NotFoundPageQuery, ServiceUnavailablePageQuery } from '../generated/operations-types.ts';
import type { RouterContext } from '../rendering/router-context.ts';

/**
 * Why a page cannot be shown, with what to show instead; without content where that failed as well (ERR-02, ERR-03). It is
 * thrown as plain data, because the framework passes no more than the message of an Error on to the browser.
 */
export type PageFailure = { statusCode: number; content?: ServiceUnavailablePageQuery };

export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === 'object' && value !== null && 'statusCode' in value && !(value instanceof Error);
}

/** What stands at an address without a page: the backend's page for it, and whether something was there that is gone for good. */
export type Absence = Partial<NotFoundPageQuery> & { isGone?: true };

/** The signal that no page stands at an address, with the backend's page for it (ERR-01). */
export async function pageNotFound(context: RouterContext, isGone = false) {
  const data: Absence | undefined = await contentOf(context, NotFoundPage);
  return notFound({ data: isGone ? { ...data, isGone } : data });
}

/** What a loader throws instead of a failure: redirects and absences as they are, all else as a page failure. */
export async function pageFailure(thrown: unknown, context: RouterContext): Promise<unknown> {
  if (isRedirect(thrown) || isNotFound(thrown) || isPageFailure(thrown)) return thrown;
  context.report(thrown);
  return failureWith(normalisedError(thrown).statusCode, context);
}

/** A failure with the backend's page for it. */
export async function failureWith(statusCode: number, context: RouterContext): Promise<PageFailure> {
  return { statusCode, content: await contentOf(context, ServiceUnavailablePage) };
}

async function contentOf<Data>(
  { query, siteId, report }: RouterContext,
  operation: Operation<Data, { siteId: number }>,
): Promise<Data | undefined> {
  try {
    return await query(operation, { siteId });
  } catch (error) {
    report(error);
    return undefined;
  }
}
