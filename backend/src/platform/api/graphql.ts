import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Payload } from 'payload';
import type { Log } from '../log.ts';
import { type ApiContext, createContext } from './context.ts';
import { type Exchange, type Handler, headerOf, sendFailure } from './exchange.ts';
import { errorMask, unexpectedCode } from './mask-errors.ts';
import { operationLimitsRule, tokenLimit } from './operation-limits.ts';
import { persistedOperations } from './persisted-operations.ts';
import { storableText } from './storable-text.ts';
import { invalidAuthorization, viewerOf } from './viewer.ts';

/** Largest body of a request, bytes. */
export const bodyLimit = 64 * 1024;

export type GraphqlParts = {
  schema: GraphQLSchema;
  payload: Payload;
  log: Log;
  introspection: boolean;
  siteOrigin: ApiContext['siteOrigin'];
};

type ServerContext = { exchange: Exchange };

/** `POST /graphql`: JSON in, JSON out. What is wrong with a request answers 400, 401 or 413, never 500. */
export function graphqlHandler({ schema, payload, log, introspection, siteOrigin }: GraphqlParts): Handler {
  const yoga = createYoga<ServerContext, ApiContext>({
    schema,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
    maxRequestBodySize: bodyLimit,
    maskedErrors: { maskError: errorMask(log) },
    context: ({ exchange: { request, log: requestLog } }) =>
      contextOf(request, { payload, pool: payload.db.pool, log: requestLog, siteOrigin }),
    plugins: [persistedOperations(), storableText(), limits(introspection), tagged(), statuses()],
  });
  return async (exchange) => {
    const { request, response } = exchange;
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only POST is answered here.');
    } else if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      sendFailure(response, 415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.');
    } else {
      response.setHeader('cache-control', 'no-store');
      await yoga(request, response, { exchange });
    }
  };
}

type Surroundings = Omit<Parameters<typeof createContext>[0], 'viewer' | 'visitorAddress'>;

async function contextOf(request: IncomingMessage, surroundings: Surroundings): Promise<ApiContext> {
  const viewer = await viewerOf(surroundings.payload, headerOf(request, 'authorization'));
  if (viewer === undefined) throw invalidAuthorization();
  const address = headerOf(request, 'x-visitor-address') ?? '';
  return createContext({ ...surroundings, viewer, visitorAddress: isIP(address) > 0 ? address : undefined });
}

/** Refuses texts with too many tokens before they are parsed, and operations above the limits before they are executed. */
function limits(introspection: boolean): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: tokenLimit }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(operationLimitsRule);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/** Adds the tags that resolvers collected to the answer, and tells the log what it cost. */
function tagged(): Plugin<ApiContext & ServerContext> {
  return {
    onExecute({ args: { contextValue, operationName } }) {
      const begin = performance.now();
      return {
        onExecuteDone({ result, setResult }) {
          if (isAsyncIterable(result)) return;
          const { log, sql, tags } = contextValue;
          log.debug({ operationName, statements: sql.statements, ms: Math.round(performance.now() - begin) }, 'operation');
          setResult({ ...result, extensions: { ...result.extensions, tags: tags.all() } });
        },
      };
    },
  };
}

/** The HTTP status: 200 with data, complete or in part, else the highest that the errors stand for. */
function statuses(): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      if (isAsyncIterable(result) || Array.isArray(result) || !result.errors) return;
      const status = result.data ? 200 : Math.max(...result.errors.map(statusOf));
      setResult({ ...result, extensions: { ...result.extensions, http: { status } } });
    },
  };
}

function statusOf({ extensions }: GraphQLError): number {
  if (extensions.code === unexpectedCode) return 500;
  const { http } = extensions;
  const status = typeof http === 'object' && http !== null ? Reflect.get(http, 'status') : undefined;
  return typeof status === 'number' ? status : 400;
}
