import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { annotateSpan } from '@plantsoen/observability/spans.ts';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
} from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Payload } from 'payload';
import { cacheOf } from '../changes/content-cache.ts';
import type { ReadReplica } from '../database/read-replica.ts';
import type { Log } from '../log.ts';
import { type ApiContext, type CallerOf, createContext, invalidAuthorization, type OpenPreview } from './context.ts';
import { errorMask } from './errors.ts';
import { type HttpContext, headerOf } from './http-context.ts';
import { instrumentedSql } from './instrumented-sql.ts';
import { operationLimitsRule, tokenLimit } from './operation-limits.ts';
import type { OperationRequest } from './operation-request.ts';
import { PersistedOperations } from './persisted-operations.ts';
import type { SchemaSource } from './schema.ts';

export type EngineParts = {
  schema: SchemaSource;
  payload: Payload;
  log: Log;
  introspection: boolean;
  siteOrigin: ApiContext['siteOrigin'];
  callerOf: CallerOf;
  /** Opens the preview that a token grants, of unsaved values if there are some; resolves to undefined for an invalid token. */
  runInPreview(token: string, unsaved?: string): Promise<OpenPreview | undefined>;
  /** Replica for queries of guests, if there is one. */
  replica?: Pick<ReadReplica, 'reads'> | undefined;
};

/** Executes one operation. All failures are in the errors of the result, masked if unexpected. */
export type Engine = (request: OperationRequest, httpContext: HttpContext) => Promise<ExecutionResult>;

/**
 * Creates an engine on Yoga without its HTTP layer, which triples the work of a small operation and doubles the memory of the process.
 */
export function createEngine(parts: EngineParts): Engine {
  const { schema, payload, log, introspection, siteOrigin, callerOf, runInPreview } = parts;
  const maskError = errorMask(log);
  const operations = new PersistedOperations();
  const yogaFor = (current: GraphQLSchema) =>
    createYoga<Beginning, ApiContext>({
      schema: current,
      logging: false,
      maskedErrors: { maskError },
      context: async ({ httpContext: { request, log: requestLog }, preview, isQuery }) => {
        const caller = await callerOf(headerOf(request, 'authorization'));
        if (!caller) throw invalidAuthorization();
        const source = isQuery && !preview && caller.viewer === null ? parts.replica : undefined;
        return createContext({
          ...caller,
          ...{ payload, pool: payload.db.pool, log: requestLog, siteOrigin, preview },
          clientIp: clientIpOf(request),
          replica: source && { source, position: await positionOf(request, payload) },
        });
      },
      plugins: [limits(introspection), tagged()],
    });
  let present = { schema: schema.current(), yoga: yogaFor(schema.current()) };

  /** Parses and validates the operation with the current schema. */
  function prepare(text: string, httpContext: HttpContext) {
    if (present.schema !== schema.current()) present = { schema: schema.current(), yoga: yogaFor(schema.current()) };
    const enveloped = present.yoga.getEnveloped({ httpContext });
    const document = enveloped.parse(text);
    return { enveloped, document, errors: enveloped.validate(enveloped.schema, document) };
  }

  /**
   * Prepares the operation, and refreshes the schema if a mutation is invalid: the caller may know a form that another process has just
   * published.
   */
  async function prepareLatest(text: string, httpContext: HttpContext) {
    const prepared = prepare(text, httpContext);
    if (prepared.errors.length === 0 || !isMutation(prepared.document)) return prepared;
    await schema.refresh();
    return present.schema === schema.current() ? prepared : prepare(text, httpContext);
  }

  async function answer(request: OperationRequest, httpContext: HttpContext): Promise<ExecutionResult> {
    const { enveloped, document, errors } = await prepareLatest(operations.textOf(request), httpContext);
    if (errors.length > 0) return { errors };
    const operation = getOperationAST(document, request.operationName);
    if (!operation) throw new GraphQLError('The query has no operation with this name.');
    annotateSpan({
      'graphql.operation.type': operation.operation,
      'graphql.operation.name': operation.name?.value ?? 'anonymous',
    });
    const token = operation.operation === 'query' && headerOf(httpContext.request, 'x-preview');
    const preview = token ? await runInPreview(token, request.unsaved) : undefined;
    try {
      return await enveloped.execute({
        schema: enveloped.schema,
        document,
        contextValue: await enveloped.contextFactory({ preview, isQuery: operation.operation === 'query' }),
        variableValues: request.variables,
        operationName: request.operationName,
      });
    } finally {
      await preview?.end();
    }
  }

  return async (request, httpContext) => {
    try {
      return await answer(request, httpContext);
    } catch (error) {
      const masked = maskError(error);
      return { errors: [masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)] };
    }
  };
}

const isMutation = ({ definitions }: DocumentNode): boolean =>
  definitions.some((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation');

/** Initial values of a request. */
type Beginning = { httpContext: HttpContext; preview?: OpenPreview | undefined; isQuery?: boolean };

function clientIpOf(request: IncomingMessage): string | undefined {
  const address = headerOf(request, 'x-visitor-address') ?? '';
  return isIP(address) > 0 ? address : undefined;
}

/** Returns the position of the change log up to which a caller knows the changes; the current one if the caller sends none. */
async function positionOf(request: IncomingMessage, payload: Payload): Promise<number> {
  const sent = headerOf(request, 'x-change-position') ?? '';
  if (/^\d{1,15}$/.test(sent)) return Number(sent);
  const cache = cacheOf(payload);
  await cache.followLog(instrumentedSql(payload.db.pool));
  return cache.position;
}

/** Refuses texts with too many tokens before parsing, and operations above the limits before execution. */
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

/** Adds the collected tags to the result and logs the cost of the operation. */
function tagged(): Plugin<ApiContext> {
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
