import type { GraphQLSchema } from 'graphql';

/** Source of the current schema. The schema may change; a running operation keeps the schema it started with. */
export type SchemaSource = {
  current(): GraphQLSchema;
  /** Reloads the schema if a publication has changed it. */
  refresh(): Promise<void>;
};
