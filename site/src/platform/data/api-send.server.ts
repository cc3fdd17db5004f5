import { createHash } from 'node:crypto';
import { outgoingHeaders } from '@plantsoen/observability/request-context.ts';
import { inSpan } from '@plantsoen/observability/spans.ts';
import { SeoMetadata } from '../generated/operations.ts';
import persistedOperations from '../generated/persisted-operations.json' with { type: 'json' };
import { type Answer, readAnswer } from './answer.ts';
import { batchedPost } from './batched-post.server.ts';
import { DataError } from './data-error.ts';
import { type Operation, requestBody } from './operation.ts';
import { postText } from './post-text.server.ts';
import type { Send } from './query.ts';

/** Credentials and metadata of a caller that are sent with the operation. */
export type Caller = {
  clientIp?: string;
  memberToken?: string;
  previewToken?: string;
  /** JSON of the values of an editor's form that the preview shows. */
  unsaved?: string;
};

export type Api = {
  url: string;
  token: string;
  timeLimit?: number;
  /** Bearer token of the metadata operation only, if configured (SEO-01). */
  metadataToken?: string | undefined;
  /** Returns the position of the change log up to which answers must be current; undefined if it is unknown. */
  position?: () => number | undefined;
};

const texts: Readonly<Record<string, string>> = persistedOperations;

/**
 * Returns a `Send` to the API by hash. Sends the text only if the API does not know the hash. Queries that are sent in the same turn of
 * the event loop share a request.
 */
export function apiSend(api: Api, caller: Caller): Send {
  const general = headersOf(api, caller);
  const postQuery = batchedPost((bodies, signal) => post(api, general, bodies, { signal, isRepeatable: true }));
  return async (operation, variables, signal) => {
    const isMetadata = api.metadataToken !== undefined && operation.id === SeoMetadata.id;
    const headers = isMetadata ? { ...general, authorization: `Bearer ${api.metadataToken}` } : general;
    const hashed = { ...persisted(operation), ...(caller.unsaved !== undefined && { unsaved: caller.unsaved }) };
    const postAlone = postOne(api, headers, hashed, signal);
    const isShared = !isMetadata && isQuery(hashed);
    return postByHash(hashed, variables, isShared ? (body) => postQuery({ body, signal }) : postAlone, postAlone);
  };
}

/** Sends an operation built at run time in the same way: the mutation of an editors' form (API-03). */
export function apiSendText(
  api: Api,
  caller: Caller,
  operation: { name: string; text: string },
  variables: unknown,
): Promise<Answer> {
  const hashed = { ...operation, hash: hashOf(operation.text) };
  const postAlone = postOne(api, headersOf(api, caller), hashed);
  return postByHash(hashed, variables, postAlone, postAlone);
}

type HashedOperation = { name: string; text: string; hash: string; unsaved?: string };
type PostBody = (body: string) => Promise<Answer>;

const isQuery = ({ text }: HashedOperation) => text.startsWith('query');

/** Returns a function that posts the body of an operation in a separate request. */
function postOne(api: Api, headers: Record<string, string>, operation: HashedOperation, signal?: AbortSignal): PostBody {
  return async (body) => {
    const [answer] = await post(api, headers, [body], { signal, isRepeatable: isQuery(operation) });
    if (!answer || answer instanceof DataError) throw answer;
    return answer;
  };
}

async function postByHash(
  { name, text, hash, unsaved }: HashedOperation,
  variables: unknown,
  postHash: PostBody,
  postWithText: PostBody,
): Promise<Answer> {
  const operation = { name, id: hash };
  return inSpan(`GraphQL ${name}`, { kind: 'client', attributes: { 'graphql.operation.name': name } }, async () => {
    const answer = await postHash(requestBody(operation, variables, { unsaved }));
    return isUnknown(answer) ? postWithText(requestBody(operation, variables, { text, unsaved })) : answer;
  });
}

function headersOf(api: Api, caller: Caller): Record<string, string> {
  return {
    'x-service-token': api.token,
    ...(caller.clientIp && { 'x-visitor-address': caller.clientIp }),
    ...(caller.memberToken && { authorization: `JWT ${caller.memberToken}` }),
    ...(caller.previewToken && { 'x-preview': caller.previewToken }),
  };
}

type PostOptions = { signal: AbortSignal | undefined; isRepeatable: boolean };

/** Posts operations in one request. Resolves to the answer of each, or its error if a part of it is unavailable now. */
async function post(
  api: Api,
  headers: Record<string, string>,
  bodies: readonly string[],
  { signal, isRepeatable }: PostOptions,
): Promise<(Answer | DataError)[]> {
  // An answer is cached as of the moment at which its operation is sent, or an earlier one.
  const position = api.position?.();
  const sent = {
    ...headers,
    ...(position !== undefined && { 'x-change-position': String(position) }),
    ...outgoingHeaders(),
    'content-type': bodies.length > 1 ? 'application/jsonl' : 'application/json',
  };
  const { status, text } = await withinTime(api.timeLimit ?? 10_000, signal, (limited) =>
    postText(`${api.url}/graphql`, sent, bodies.join('\n'), { signal: limited, isRepeatable }),
  ).catch((error) => {
    if (signal?.aborted) throw error;
    throw new DataError(`the API is unreachable: ${error.cause ?? error}`, 503);
  });
  if (status === 403) throw new DataError('the API refused the credentials', 403);
  if (status === 503) throw cannotServe();
  const answers = (bodies.length > 1 ? text.split('\n') : [text]).flatMap((line) => readAnswer(line) ?? []);
  if (answers.length !== bodies.length) throw new DataError(`the API answered with status ${status}`, status >= 500 ? 503 : 500);
  return answers.map((answer) => (hasCode(answer, 'UNAVAILABLE') ? cannotServe() : answer));
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

const cannotServe = () => new DataError('the API cannot serve at the moment', 503);

const hasCode = ({ errors }: Answer, code: string) => errors.some((error) => error.code === code);

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
