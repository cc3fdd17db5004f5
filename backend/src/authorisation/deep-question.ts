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

/** Arguments as written in a query, by `Type.field`, or by the name of the argument for all fields that have it. */
export type Arguments = Readonly<Record<string, string>>;

/** Root field of a query, such as `Query.entry`, and the one type of its possible types to query, if given. */
export type Root = { kind: 'Query' | 'Mutation'; field: string; type?: string };

/** State of the traversal. `opened` contains, for each type, the field at which all its fields are queried. */
type Walk = { schema: GraphQLSchema; args: Arguments; type: string | undefined; opened: Map<string, string> };
type Field = GraphQLField<unknown, unknown>;

/**
 * Returns a query for everything that a root field leads to. The fields of a type are queried at the first field that leads to
 * it, nearest to the root. Elsewhere the query asks for one value of the type. The alias `Type__field` of each result shows its
 * field. Throws if the root type does not exist.
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

/** Returns the required arguments and siteId, or undefined if a value is not known. */
function argumentsOf({ name: type }: GraphQLNamedType, { name: field, args }: Field, values: Arguments): string | undefined {
  const given = values[`${type}.${field}`];
  if (given !== undefined) return given;
  const asked = args.filter((argument) => argument.name === 'siteId' || isRequiredArgument(argument));
  if (!asked.every(({ name }) => values[name] !== undefined)) return undefined;
  return asked.length === 0 ? '' : `(${asked.map(({ name }) => `${name}: ${values[name]}`).join(', ')})`;
}

/** Returns the possible types of a field, or only the wanted one if it is among them. */
function typesOf(field: Field, { schema, type: wanted }: Walk): readonly GraphQLObjectType[] {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return [type];
  const types = isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : [];
  return types.some(({ name }) => name === wanted) ? types.filter(({ name }) => name === wanted) : types;
}

/** Returns the selection of a field, empty for a scalar. */
function selectionOf(field: Field & { place: string }, walk: Walk): string {
  const parts = typesOf(field, walk).map((type) => {
    const all: Field[] = Object.values(type.getFields());
    const isOpened = walk.opened.get(type.name) === field.place || isPlain(type);
    const asked = isOpened ? all : all.filter(({ type: of }) => isLeafType(getNamedType(of))).slice(0, 1);
    return `... on ${type.name} { __typename ${fieldsOf(type, asked, walk)} }`;
  });
  return parts.length > 0 ? ` { ${parts.join(' ')} }` : '';
}

/** Whether a type has only scalar fields. It leads to no other type, so all its fields can be queried everywhere. */
function isPlain(type: GraphQLObjectType): boolean {
  return Object.values(type.getFields()).every((field) => isLeafType(getNamedType(field.type)));
}

/** Fields, as `Type.field`, for which an answer has a value, each with its scalar values. */
export type AnsweredFields = Map<string, Set<unknown>>;

/** Adds the fields and values of an answer to `told`. */
export function noteAnsweredFields(told: AnsweredFields, answer: unknown): void {
  if (Array.isArray(answer)) for (const item of answer) noteAnsweredFields(told, item);
  else if (typeof answer === 'object' && answer !== null) {
    for (const [key, value] of Object.entries(answer)) {
      if (key === '__typename' || value === null || (Array.isArray(value) && value.length === 0)) continue;
      const field = key.replace('__', '.');
      const plain = [value].flat().filter((one) => typeof one !== 'object');
      told.set(field, new Set([...(told.get(field) ?? []), ...plain]));
      noteAnsweredFields(told, value);
    }
  }
}
