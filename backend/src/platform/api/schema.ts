import { readContract } from '@plantsoen/contract/schema.ts';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Resolvers } from '../generated/contract.ts';
import type { ApiContext } from './context.ts';

/** Source of the current schema. The schema may change; a running operation keeps the schema it started with. */
export type SchemaSource = {
  current(): GraphQLSchema;
  /** Reloads the schema if a publication has changed it. */
  refresh(): Promise<void>;
};

/**
 * Returns the contract with the resolvers of all domains. Throws for errors that would fail a request: a resolver that is missing in the
 * contract, and a root field or field with arguments without a resolver.
 */
export function createApiSchema(resolvers: readonly Resolvers[], contract: string = readContract()): GraphQLSchema {
  const schema = createSchema<ApiContext>({
    typeDefs: contract,
    resolvers: [...resolvers] as Resolvers[],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  const unresolved = unresolvedFields(schema);
  if (unresolved.length > 0) throw new Error(`no domain has a resolver for ${unresolved.join(', ')}`);
  return schema;
}

function unresolvedFields(schema: GraphQLSchema): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
    .filter(({ type, field }) => (roots.has(type) || field.args.length > 0) && !field.resolve)
    .map(({ type, field }) => `${type.name}.${field.name}`);
}
