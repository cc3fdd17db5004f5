import type { GraphQLSchema } from 'graphql';

/** Where the schema comes from by which operations are answered. It may change; what has begun ends with the one it began with. */
export type SchemaSource = {
  current(): GraphQLSchema;
  /** Looks whether something has been published that changes the schema. */
  refresh(): Promise<void>;
};
