import { readContract } from '@plantsoen/contract/schema.ts';
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export const schema = buildSchema(readContract());

/** Resolves a field from its source like graphql. A field that the test's content omits gets a default value of its type. */
export const answerField: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const given = (source as Record<string, unknown> | undefined)?.[info.fieldName];
  const value = typeof given === 'function' ? given.call(source, args, context, info) : given;
  return value === undefined ? plainest(info.returnType, info.fieldName) : value;
};

function plainest(type: GraphQLOutputType, name: string): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (isAbstractType(inner)) return { __typename: schema.getPossibleTypes(inner)[0]?.name };
  if (isObjectType(inner)) return {};
  return scalars[inner.name] ?? (name.endsWith('Container') ? '{}' : name);
}

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  DateTime: '2026-11-03T09:00:00.000Z',
};
