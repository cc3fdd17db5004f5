import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** Arguments as they are written in a question, by `Type.field` or, for all fields that have it, by the argument's name. */
export type Arguments = Readonly<Record<string, string>>;

/** Where a question begins: at `Query.entry`, and of the types that this may be perhaps at one. */
export type Root = { kind: 'Query' | 'Mutation'; field: string; type?: string };

/** `opened` says of each type at which field all of it is asked. */
type Walk = { schema: GraphQLSchema; args: Arguments; type: string | undefined; opened: Map<string, string> };
type Field = GraphQLField<unknown, unknown>;

/**
 * A question for all that can be reached from a root field. Each type is opened at the first field that leads to it, nearest to the root, and asked for
 * one value elsewhere. Each answer stands under `Type__field`, so that it tells of which fields it is made.
 */
export function deepQuestion(schema: GraphQLSchema, { kind, field, type }: Root, args: Arguments): string {
  const root = schema.getType(kind);
  if (!isObjectType(root)) throw new Error(`the schema has no ${kind}`);
  const walk = { schema, args, type, opened: new Map([[kind, '']]) };
  const begin = root.getFields()[field];
  return `${kind.toLowerCase()} { ${begin ? fieldsOf(root, [begin], walk) : ''} }`;
}

function fieldsOf(type: GraphQLObjectType, fields: readonly Field[], walk: Walk): string {
  const asked = fields.flatMap((field) => {
    const given = argumentsOf(type, field, walk.args);
    return given === undefined ? [] : [{ ...field, given, place: `${type.name}.${field.name}` }];
  });
  for (const field of asked) {
    for (const { name } of typesOf(field, walk)) if (!walk.opened.has(name)) walk.opened.set(name, field.place);
  }
  return asked.map((field) => `${type.name}__${field.name}: ${field.name}${field.given}${selectionOf(field, walk)}`).join(' ');
}

/** The required arguments, and siteId; undefined where one is not known. */
function argumentsOf({ name: type }: GraphQLNamedType, { name: field, args }: Field, values: Arguments): string | undefined {
  const given = values[`${type}.${field}`];
  if (given !== undefined) return given;
  const asked = args.filter((argument) => argument.name === 'siteId' || isRequiredArgument(argument));
  if (!asked.every(({ name }) => values[name] !== undefined)) return undefined;
  return asked.length === 0 ? '' : `(${asked.map(({ name }) => `${name}: ${values[name]}`).join(', ')})`;
}

/** The types that the answer of a field may be; of several the one that is wanted. */
function typesOf(field: Field, { schema, type: wanted }: Walk): readonly GraphQLObjectType[] {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return [type];
  const types = isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
  return types.some(({ name }) => name === wanted) ? types.filter(({ name }) => name === wanted) : types;
}

/** What is asked of an answer: nothing of a plain value. */
function selectionOf(field: Field & { place: string }, walk: Walk): string {
  const parts = typesOf(field, walk).map((type) => {
    const all: Field[] = Object.values(type.getFields());
    const isOpened = walk.opened.get(type.name) === field.place || isPlain(type);
    const asked = isOpened ? all : all.filter(({ type: of }) => isLeafType(getNamedType(of))).slice(0, 1);
    return `... on ${type.name} { __typename ${fieldsOf(type, asked, walk)} }`;
  });
  return parts.length > 0 ? ` { ${parts.join(' ')} }` : '';
}

/** A type of plain values alone leads nowhere, and can be asked for wherever it stands. */
function isPlain(type: GraphQLObjectType): boolean {
  return Object.values(type.getFields()).every((field) => isLeafType(getNamedType(field.type)));
}

/** The fields, as `Type.field`, of which an answer holds anything, each with the plain values that it holds. */
export type Told = Map<string, Set<unknown>>;

/** Notes what an answer tells. */
export function noteTold(told: Told, answer: unknown): void {
  if (Array.isArray(answer)) for (const item of answer) noteTold(told, item);
  else if (typeof answer === 'object' && answer !== null) {
    for (const [key, value] of Object.entries(answer)) {
      if (key === '__typename' || value === null || (Array.isArray(value) && value.length === 0)) continue;
      const field = key.replace('__', '.');
      const plain = [value].flat().filter((one) => typeof one !== 'object');
      told.set(field, new Set([...(told.get(field) ?? []), ...plain]));
      noteTold(told, value);
    }
  }
}
