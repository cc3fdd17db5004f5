import { createHash } from 'node:crypto';
import { outgoingHeaders } from '@plantsoen/observability/request-context.ts';
import { inSpan } from '@plantsoen/observability/spans.ts';
import { SeoMetadata } from '../generated/operations.ts';
import persistedOperations from '../generated/persisted-operations.json' with { type: 'json' };
import { type Answer, readAnswer } from './answer.ts';
import { DataError } from './data-error.ts';
import { type Operation, requestBody } from './operation.ts';
import { postText } from './post-text.server.ts';
import type { Send } from './query.ts';

/** Credentials and metadata of a caller that are sent with the operation. */
export type Caller = { clientIp?: string; memberToken?: string; previewToken?: string };

export type Api = {
  url: string;
  token: string;
  timeLimit?: number;
  /** Bearer token of the metadata operation only, if configured (SEO-01). */
  metadataToken?: string | undefined;
};

const texts: Readonly<Record<string, string>> = persistedOperations;

/** Returns a `Send` to the API by hash. Sends the text only if the API does not know the hash. */
export function apiSend(api: Api, caller: Caller): Send {
  const general = headersOf(api, caller);
  return async (operation, variables, signal) => {
    const isMetadata = api.metadataToken !== undefined && operation.id === SeoMetadata.id;
    const headers = isMetadata ? { ...general, authorization: `Bearer ${api.metadataToken}` } : general;
    return postByHash(api, headers, persisted(operation), variables, signal);
  };
}

/** Sends an operation built at run time in the same way: the mutation of an editors' form (API-03). */
export function apiSendText(
  api: Api,
  caller: Caller,
  operation: { name: string; text: string },
  variables: unknown,
): Promise<Answer> {
  return postByHash(api, headersOf(api, caller), { ...operation, hash: hashOf(operation.text) }, variables);
}

type HashedOperation = { name: string; text: string; hash: string };

async function postByHash(
  api: Api,
  headers: Record<string, string>,
  { name, text, hash }: HashedOperation,
  variables: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const operation = { name, id: hash };
  return inSpan(`GraphQL ${name}`, { kind: 'client', attributes: { 'graphql.operation.name': name } }, async () => {
    const sent = { ...headers, ...outgoingHeaders() };
    const options = { signal, isRepeatable: text.startsWith('query') };
    const answer = await post(api, sent, requestBody(operation, variables), options);
    if (!isUnknown(answer)) return answer;
    return post(api, sent, requestBody(operation, variables, text), options);
  });
}

function headersOf(api: Api, caller: Caller): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-service-token': api.token,
    ...(caller.clientIp && { 'x-visitor-address': caller.clientIp }),
    ...(caller.memberToken && { authorization: `JWT ${caller.memberToken}` }),
    ...(caller.previewToken && { 'x-preview': caller.previewToken }),
  };
}

type PostOptions = { signal: AbortSignal | undefined; isRepeatable: boolean };

async function post(
  api: Api,
  headers: Record<string, string>,
  body: string,
  { signal, isRepeatable }: PostOptions,
): Promise<Answer> {
  const { status, text } = await withinTime(api.timeLimit ?? 10_000, signal, (limited) =>
    postText(`${api.url}/graphql`, headers, body, { signal: limited, isRepeatable }),
  ).catch((error) => {
    if (signal?.aborted) throw error;
    throw new DataError(`the API is unreachable: ${error.cause ?? error}`, 503);
  });
  if (status === 403) throw new DataError('the API refused the credentials', 403);
  if (status === 503) throw new DataError('the API cannot serve at the moment', 503);
  const answer = readAnswer(text);
  if (!answer) throw new DataError(`the API answered with status ${status}`, status >= 500 ? 503 : 500);
  return answer;
}

/** Runs work with a timeout. The timer is cleared afterwards, because a running timer would keep the whole request in memory. */
async function withinTime<Result>(
  limit: number,
  signal: AbortSignal | undefined,
  run: (limited: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${limit} ms`)), limit);
  try {
    return await run(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } finally {
    clearTimeout(timer);
  }
}

function isUnknown(answer: Answer): boolean {
  return answer.errors.some((error) => [error.code, error.message].includes('PERSISTED_QUERY_NOT_FOUND'));
}

const hashes = new Map<string, string>();

function persisted({ id, name, text = texts[id] }: Operation<unknown, unknown>): HashedOperation {
  if (!text) throw new Error(`the operation ${name} is not part of this build`);
  const hash = hashes.get(id) ?? hashOf(text);
  hashes.set(id, hash);
  return { name, text, hash };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
