import { isNotFound } from '@tanstack/react-router';

/**
 * Returns errors of a page that no loader has reported, such as a missing route chunk. Loaders convert their failures to not-found
 * signals.
 */
export function unreportedErrors(matches: readonly { status: string; error?: unknown }[]): unknown[] {
  return matches.flatMap(({ status, error }) => (status === 'error' && !isNotFound(error) ? [error] : []));
}
