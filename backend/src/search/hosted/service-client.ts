import { setTimeout as delay } from 'node:timers/promises';
import type { SearchService } from '../../platform/search-service.ts';

/** What was asked of the service and how it refused; `status` is none where it gave no answer. */
export class SearchServiceError extends Error {
  readonly status: number | undefined;
  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export type ServiceRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From `/1/` on; names within are encoded already. */
  path: string;
  body?: unknown;
};

export type ServiceClient = {
  /** For what a visitor waits for. */
  read(request: ServiceRequest): Promise<unknown>;
  /** For what is done in the background. */
  write(request: ServiceRequest): Promise<unknown>;
  /** Returns when a task of an index is done: until then what it wrote is not found. */
  finished(index: string, taskId: number): Promise<void>;
};

export type Patience = { readMs: number; writeMs: number; taskMs: number; pauseMs: number };

/** A visitor waits for two tries at most; an index of some ten thousand records is moved within the last. */
const patience: Patience = { readMs: 2000, writeMs: 30_000, taskMs: 600_000, pauseMs: 250 };
const mostReads = 2;
const longestPauseMs = 5000;

/** Whether another try, or another host, may do better: all that is asked for here has the same effect however often it is done. */
const isPassing = (status: number | undefined) => status === undefined || status >= 500;

/**
 * Asks the REST API of Algolia (https://www.algolia.com/doc/rest-api/search): two headers say who asks, and where a host gives no answer, or one
 * of 5xx, the next one is asked. A refusal (4xx) is none of the host's; only 429 is waited for, in the background.
 */
export function serviceClient(service: SearchService, { readMs, writeMs, taskMs, pauseMs }: Patience = patience): ServiceClient {
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': service.applicationId,
    'x-algolia-api-key': service.key,
  };

  async function ask(origin: string, { method, path, body }: ServiceRequest, waitMs: number): Promise<unknown> {
    const place = `${method} ${path.split('?')[0]}`;
    let response: Response;
    let text: string;
    try {
      response = await fetch(origin + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(waitMs),
      });
      text = await response.text();
    } catch (cause) {
      throw new SearchServiceError(`the search service gave no answer to ${place}`, undefined, cause);
    }
    if (!response.ok) {
      const problem = `the search service answered ${response.status} to ${place}`;
      throw new SearchServiceError(`${problem}: ${messageIn(text)}`, response.status);
    }
    const answer = parsed(text);
    if (answer === undefined) throw new SearchServiceError(`the search service answered ${place} with what is no JSON`);
    return answer;
  }

  async function tryHosts(request: ServiceRequest, origins: readonly string[], tries: number, waitMs: number): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask(origins[attempt % origins.length] ?? '', request, waitMs);
      } catch (error) {
        const { status } = error as SearchServiceError;
        const isBusy = status === 429 && waitMs === writeMs;
        if (attempt + 1 >= tries || !(isPassing(status) || isBusy)) throw error;
        if (isBusy || attempt + 1 >= origins.length) await delay(pauseMs * 2 ** attempt);
      }
    }
  }

  const write = (request: ServiceRequest) =>
    tryHosts(request, service.writeOrigins, Math.max(4, service.writeOrigins.length), writeMs);

  return {
    read: (request) => tryHosts(request, service.readOrigins, mostReads, readMs),
    write,
    async finished(index, taskId) {
      const end = Date.now() + taskMs;
      for (let pause = pauseMs; ; pause = Math.min(pause * 1.5, longestPauseMs)) {
        const answer = await write({ method: 'GET', path: `/1/indexes/${encodeURIComponent(index)}/task/${taskId}` });
        if ((answer as { status?: unknown } | null)?.status === 'published') return;
        if (Date.now() + pause > end) throw new SearchServiceError(`task ${taskId} of ${index} was not done in time`);
        await delay(pause);
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the service says is wrong: of its `{ message, status }`, one line. */
function messageIn(text: string): string {
  const message: unknown = (parsed(text) as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 200) : 'no reason given';
}
