import { locales } from '@plantsoen/contract/locales.ts';
import type { Answer } from './answer.ts';
import { DataError } from './data-error.ts';
import type { Send } from './query.ts';

/** Operations whose last answer is kept for when the API is unreachable: the shell of every page, and the error pages. */
const staleOperations: ReadonlySet<string> = new Set(['Shell', 'NotFoundPage', 'ServiceUnavailablePage']);

/** Last successful answers to guests, by operation and site: a few per locale. */
export type StaleAnswers = Map<string, Answer>;

/** Returns a `Send` that uses the last answer if the API is unreachable. Calls `onOutdated`, because such an answer may be outdated. */
export function staleIfErrorSend(send: Send, staleAnswers: StaleAnswers, onOutdated: () => void): Send {
  return async (operation, variables, signal) => {
    const key = keyOf(operation.name, variables);
    if (!key) return send(operation, variables, signal);
    try {
      const answer = await send(operation, variables, signal);
      if (answer.errors.length === 0) staleAnswers.set(key, answer);
      return answer;
    } catch (error) {
      const answer = staleAnswers.get(key);
      if (!answer || !(error instanceof DataError && error.statusCode === 503)) throw error;
      onOutdated();
      return answer;
    }
  };
}

function keyOf(operation: string, variables: unknown): string | undefined {
  const { siteId } = variables as { siteId?: unknown };
  const isStaleAllowed = staleOperations.has(operation) && locales.some((locale) => locale.siteId === siteId);
  return isStaleAllowed ? `${operation} ${siteId}` : undefined;
}
