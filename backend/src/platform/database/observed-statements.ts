import { statements } from '@plantsoen/observability/measurements.ts';
import { beginSpan } from '@plantsoen/observability/spans.ts';
import type { ClientBase } from 'pg';

const maxTextLength = 2000;

type Callback = (error?: unknown, ...results: unknown[]) => void;

/**
 * Measures every statement of a connection, and makes it a span of the request or job that sends it. Without metrics and traces,
 * statements pass unchanged. Cursors and streams are not measured.
 */
export function observeStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  const observed = (...parameters: unknown[]): unknown => {
    const text = textOf(parameters[0]);
    const end = text === undefined ? undefined : begin(text);
    if (!end) return query(...parameters);
    const callback = parameters.at(-1);
    if (typeof callback === 'function') {
      const observedCallback: Callback = (error, ...results) => {
        end(error);
        (callback as Callback)(error, ...results);
      };
      return query(...parameters.slice(0, -1), observedCallback);
    }
    const result = query(...parameters);
    if (result instanceof Promise) result.then(() => end(undefined), end);
    return result;
  };
  Object.assign(client, { query: observed });
}

/** Returns the text of a statement; undefined for a cursor or a stream. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

/** Starts to measure a statement. Returns the function that ends it with its error, if any; undefined without metrics and traces. */
function begin(text: string): ((error: unknown) => void) | undefined {
  const endSpan = beginSpan(() => describe(text));
  if (!endSpan && !statements.isObserved) return undefined;
  const began = performance.now();
  return (error) => {
    const isFailed = error !== undefined && error !== null;
    statements.record({ isFailed, seconds: (performance.now() - began) / 1000 });
    endSpan?.(isFailed);
  };
}

/** Describes a statement by its first word, without its parameters and the texts within it, which may be personal data. */
function describe(text: string) {
  const name = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const query = text.replaceAll(/'(?:[^']|'')*'/g, "'?'").slice(0, maxTextLength);
  return { name, attributes: { 'db.system.name': 'postgresql', 'db.query.text': query } };
}
