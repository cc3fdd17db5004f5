import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type IntendedAction, returnQuery } from './safe-return-to.ts';

/** Returns the query with which a link to log-in leads back to its page (ACC-15). */
export function useReturnQuery(meant?: IntendedAction): string {
  const router: AnyRouter | null = useRouter({ warn: false });
  return returnQuery(router?.state.location.publicHref, meant);
}
