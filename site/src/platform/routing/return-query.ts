import { type AnyRouter, useRouter } from '@tanstack/react-router';

/** Maximum length of an address to return to: lists with many filters have long addresses. */
export const maxReturnToLength = 2000;

/** The visitor's intended action: to add a favourite. */
type IntendedAction = { reason?: 'favourite'; favourite?: `${number}` };

/**
 * Returns the query with which a log-in page or a form leads back to an address of this host (ACC-08), with the intended action. Without
 * an address, or if it is too long, the default target applies.
 */
export function returnQuery(path: string | undefined, intended?: IntendedAction): string {
  const isKnown = path && path.length <= maxReturnToLength;
  return `?${new URLSearchParams({ return: 'true', ...(isKnown && { path }), ...intended })}`;
}

/** Returns the query with which a link to log-in leads back to its page (ACC-15). */
export function useReturnQuery(intended?: IntendedAction): string {
  const router: AnyRouter | null = useRouter({ warn: false });
  return returnQuery(router?.state.location.publicHref, intended);
}
