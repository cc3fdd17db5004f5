import { isNotFound } from '@tanstack/react-router';

/**
 * What has failed of a page without any loader telling of it, as the code of a route that is not there. What loaders make of their failures is an
 * absence to the router.
 */
export function untoldFailures(matches: readonly { status: string; error?: unknown }[]): unknown[] {
  return matches.flatMap(({ status, error }) => (status === 'error' && !isNotFound(error) ? [error] : []));
}
