import type { Answer } from './answer.ts';
import { DataError } from './data-error.ts';
import type { Send } from './query.ts';

/** The operations whose last answer is kept for when the API is out of reach: the frame of every page, and the page for it. */
const keptOperations: ReadonlySet<string> = new Set(['Shell', 'ServiceUnavailablePage']);

/** The last good answers to guests, by operation and variables. */
export type KeptAnswers = Map<string, Answer>;

/** Answers from what is kept where the API cannot be reached; `onOutdated` is told, as such an answer may be out of date. */
export function keptSend(send: Send, kept: KeptAnswers, onOutdated: () => void): Send {
  return async (operation, variables, signal) => {
    if (!keptOperations.has(operation.name)) return send(operation, variables, signal);
    const key = `${operation.id} ${JSON.stringify(variables)}`;
    try {
      const answer = await send(operation, variables, signal);
      if (answer.errors.length === 0) kept.set(key, answer);
      return answer;
    } catch (error) {
      const answer = kept.get(key);
      if (!answer || !(error instanceof DataError && error.statusCode === 503)) throw error;
      onOutdated();
      return answer;
    }
  };
}
