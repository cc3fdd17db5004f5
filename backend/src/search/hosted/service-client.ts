import { setTimeout as delay } from 'node:timers/promises';
import type { SearchService } from '../../platform/search-service.ts';

/** Failed request to the search service. `status` is the HTTP status of a refusal, and `undefined` for all other failures. */
export class SearchServiceError extends Error {
  readonly status: number | undefined;
  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export type ServiceRequest = {
  method: 'GET' | 'POST' | 'PUT';
  /** Path from `/1/` on, with encoded names. */
  path: string;
  body?: unknown;
};

export type ServiceClient = {
  /** Sends a request that a visitor waits for. */
  read(request: ServiceRequest): Promise<unknown>;
  /** Sends a request in the background. */
  write(request: ServiceRequest): Promise<unknown>;
  /** Resolves when a task of an index is done. Until then its changes cannot be found. */
  finished(index: string, taskId: number): Promise<void>;
};

export type ServiceTimeouts = { readMs: number; writeMs: number; taskMs: number; pauseMs: number };

/**
 * Timeouts and pauses in milliseconds. A visitor waits for at most two attempts. A task may wait in the queue of the service for
 * `taskMs`.
 */
const defaultTimeouts: ServiceTimeouts = { readMs: 2000, writeMs: 30_000, taskMs: 600_000, pauseMs: 250 };
const maxReads = 2;
const maxPauseMs = 5000;

/** Hosts to ask in turn, number and timeout of the attempts, and whether a busy service (429) is asked again. */
type Attempts = { origins: readonly string[]; tries: number; waitMs: number; retriesBusy: boolean };

/** Whether a retry or another host may succeed. Retries are safe, because all requests are idempotent. */
const isPassing = (status: number | undefined) => status === undefined || status >= 500;

/**
 * Returns a client of the REST API of Algolia (https://www.algolia.com/doc/rest-api/search). If a host does not answer, or
 * answers with 5xx, the next one is tried. A 4xx is final, except that writes retry after a 429.
 */
export function serviceClient(
  service: SearchService,
  { readMs, writeMs, taskMs, pauseMs }: ServiceTimeouts = defaultTimeouts,
): ServiceClient {
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
      throw new SearchServiceError(`the search service did not answer ${place}`, undefined, cause);
    }
    if (!response.ok) {
      const problem = `the search service answered ${response.status} to ${place}`;
      throw new SearchServiceError(`${problem}: ${messageIn(text)}`, response.status);
    }
    const answer = parsed(text);
    if (answer === undefined) throw new SearchServiceError(`the search service answered ${place} with invalid JSON`);
    return answer;
  }

  async function tryHosts(request: ServiceRequest, { origins, tries, waitMs, retriesBusy }: Attempts): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask(origins[attempt % origins.length] ?? '', request, waitMs);
      } catch (error) {
        const { status } = error as SearchServiceError;
        const isBusy = status === 429 && retriesBusy;
        if (attempt + 1 >= tries || !(isPassing(status) || isBusy)) throw error;
        if (isBusy || attempt + 1 >= origins.length) await delay(pauseMs * 2 ** attempt);
      }
    }
  }

  const reading: Attempts = { origins: service.readOrigins, tries: maxReads, waitMs: readMs, retriesBusy: false };
  const writeTries = Math.max(4, service.writeOrigins.length);
  const writing: Attempts = { origins: service.writeOrigins, tries: writeTries, waitMs: writeMs, retriesBusy: true };
  const write = (request: ServiceRequest) => tryHosts(request, writing);

  return {
    read: (request) => tryHosts(request, reading),
    write,
    async finished(index, taskId) {
      const end = Date.now() + taskMs;
      for (let pause = pauseMs; ; pause = Math.min(pause * 1.5, maxPauseMs)) {
        const answer = await write({ method: 'GET', path: `/1/indexes/${encodeURIComponent(index)}/task/${taskId}` });
        if ((answer as { status?: unknown } | null)?.status === 'published') return;
        if (Date.now() + pause > end) throw new SearchServiceError(`task ${taskId} of ${index} timed out`);
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

/** Returns the message of an error response `{ message, status }`, as one line. */
function messageIn(text: string): string {
  const message: unknown = (parsed(text) as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 200) : 'no reason given';
}
