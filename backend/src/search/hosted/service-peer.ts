import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { SearchService } from '../../platform/search-service.ts';
import { answerSearch, parsedFilters, passes } from './service-peer-search.ts';

type Index = { records: Map<string, Record<string, unknown>>; settings: Record<string, unknown>; synonyms: unknown[] };
export type ServiceRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };
type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Operation = { action: string; indexName: string; body: Record<string, unknown> & { objectID: string } };

const key = 'write-key';
const refusal = (status: number, message: string): Answer => ({ status, body: { message, status } });

/**
 * Starts a fake of the hosted search. It follows the documentation of the REST API (https://www.algolia.com/doc/rest-api/search),
 * refuses everything else, and completes each task at the second poll. `misbehave` may answer instead; it returns whether it has.
 */
export async function searchPeer(intercept: (asked: ServiceRequest, response: ServerResponse) => boolean = () => false) {
  const indexes = new Map<string, Index>();
  const asked: ServiceRequest[] = [];
  const looks = new Map<string, number>();
  let lastTask = 1_506_303_845_000;

  const index = (name: string): Index => {
    const found = indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [] };
    indexes.set(name, found);
    return found;
  };
  const updated = (): Answer => ({ status: 200, body: { taskID: ++lastTask, updatedAt: '2026-07-04T12:49:15Z' } });

  function batch(requests: readonly Operation[]): Answer {
    for (const { action, indexName, body } of requests) {
      if (!['updateObject', 'deleteObject'].includes(action) || !body.objectID) return refusal(400, 'Invalid batch action');
      if (Buffer.byteLength(JSON.stringify(body)) > 10_000)
        return refusal(400, `Record at the position 0 objectID=${body.objectID} is too big`);
      if (action === 'updateObject') index(indexName).records.set(body.objectID, body);
      else index(indexName).records.delete(body.objectID);
    }
    const taskID = Object.fromEntries(requests.map(({ indexName }) => [indexName, ++lastTask]));
    return { status: 200, body: { taskID, objectIDs: requests.map(({ body }) => body.objectID) } };
  }

  /** Answers two records at a time, also of those with the same `attributeForDistinct`. */
  function browse(
    name: string,
    { cursor = '0', filters, attributesToRetrieve }: { cursor?: string; filters?: string; attributesToRetrieve: string[] },
  ): Answer {
    const terms = filters === undefined ? [] : parsedFilters(filters);
    const all = [...index(name).records.values()].filter((record) => passes(record, terms));
    const end = Number(cursor) + 2;
    const hits = all.slice(Number(cursor), end).map((record) => ({
      objectID: record.objectID,
      ...Object.fromEntries(attributesToRetrieve.map((attribute) => [attribute, record[attribute]])),
    }));
    return { status: 200, body: { hits, ...(end < all.length && { cursor: String(end) }) } };
  }

  function lookAt(task: string): Answer {
    looks.set(task, (looks.get(task) ?? 0) + 1);
    return { status: 200, body: { status: (looks.get(task) ?? 0) > 1 ? 'published' : 'notPublished' } };
  }

  function change(update: () => unknown): Answer {
    update();
    return updated();
  }

  const routes: [string, (body: never, name: string, task: string) => Answer][] = [
    ['POST /1/indexes/\\*/queries', (body) => answerSearch(indexes, body)],
    ['POST /1/indexes/\\*/batch', ({ requests }: { requests: Operation[] }) => batch(requests)],
    ['GET /1/indexes/([\\w-]+)/task/(\\d+)', (_, __, task) => lookAt(task)],
    ['PUT /1/indexes/([\\w-]+)/settings', (body, name) => change(() => Object.assign(index(name).settings, body))],
    ['POST /1/indexes/([\\w-]+)/browse', (body, name) => browse(name, body)],
    [
      'POST /1/indexes/([\\w-]+)/synonyms/batch\\?replaceExistingSynonyms=true',
      (body, name) => change(() => Object.assign(index(name), { synonyms: body })),
    ],
    ['POST /1/indexes/([\\w-]+)/synonyms/clear', (_, name) => change(() => Object.assign(index(name), { synonyms: [] }))],
  ];

  function answer({ method, path, headers, body }: ServiceRequest): Answer {
    if (headers['x-algolia-application-id'] !== 'APP1' || headers['x-algolia-api-key'] !== key)
      return refusal(403, 'Invalid Application-ID or API key');
    if (headers['content-type'] !== 'application/json') return refusal(415, 'Unsupported media type');
    for (const [pattern, route] of routes) {
      const [found, name = '', task = ''] = new RegExp(`^${pattern}$`).exec(`${method} ${path}`) ?? [];
      if (found) return route(body as never, name, task);
    }
    return refusal(404, `Path not found ${path}`);
  }

  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    const { method = '', url: path = '', headers } = request;
    const question: ServiceRequest = { method, path, headers, body: text === '' ? undefined : JSON.parse(text) };
    asked.push(question);
    if (intercept(question, response)) return;
    const { status, body } = answer(question);
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: SearchService = {
    applicationId: 'APP1',
    key,
    indexPrefix: 'shop',
    readOrigins: [origin],
    writeOrigins: [origin],
    holdsLists: false,
  };
  return { service, asked, indexes, origin, stop };
}

/** Short pauses, with timeouts that a busy machine keeps. */
export const quickly = { readMs: 3000, writeMs: 3000, taskMs: 600, pauseMs: 5 };
