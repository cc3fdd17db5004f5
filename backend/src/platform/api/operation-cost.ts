import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Cost of an operation: levels, aliases and fields, where fields of a list count once per item. */
export type OperationCost = { depth: number; aliases: number; fields: number };

/** Assumed number of items of a list without an argument, and the maximum in the contract. */
const usualList = 10;
const maxListLength = 48;

/** Assumed number of items by type, for short lists. The fields of a form are nested four lists deep and would count ten thousandfold. */
const fewItems: Readonly<Record<string, number>> = {
  FormPage: 2,
  FormRow: 8,
  FormField: 2,
  FormOption: 5,
  FormAttribute: 2,
  FormCondition: 2,
};

/** Returns the cost of the most expensive operation of a document. Fragments are measured once; cycles count as empty. */
export function operationCost(schema: GraphQLSchema, document: DocumentNode): OperationCost {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measure = costMeasure(schema, fragments);
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => measure(operation.selectionSet, schema.getRootType(operation.operation)?.name))
    .reduce(maxOf, nothing);
}

const nothing: OperationCost = { depth: 0, aliases: 0, fields: 0 };

const maxOf = (a: OperationCost, b: OperationCost): OperationCost => ({
  depth: Math.max(a.depth, b.depth),
  aliases: Math.max(a.aliases, b.aliases),
  fields: Math.max(a.fields, b.fields),
});

const together = (a: OperationCost, b: OperationCost): OperationCost => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
});

type Measure = (selectionSet: SelectionSetNode, typeName: string | undefined, listLength?: number) => OperationCost;

function costMeasure(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Measure {
  const measured = new Map<string, OperationCost>();

  function fragmentCost(name: string, typeName: string | undefined, listLength: number): OperationCost {
    const key = `${name} ${typeName} ${listLength}`;
    const known = measured.get(key);
    if (known) return known;
    measured.set(key, nothing);
    const fragment = fragments.get(name);
    const cost = fragment
      ? conditionalCost(fragment.selectionSet, fragment.typeCondition.name.value, typeName, listLength)
      : nothing;
    measured.set(key, cost);
    return cost;
  }

  function fieldCost(node: FieldNode, typeName: string | undefined, listLength: number): OperationCost {
    const field = fieldOf(schema, typeName, node.name.value);
    const wanted = field && wantedLength(field, node);
    const type = field && getNamedType(field.type).name;
    const inner = node.selectionSet ? selectionCost(node.selectionSet, type, wanted) : nothing;
    const items = wanted ?? (type === undefined ? undefined : fewItems[type]) ?? listLength;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      fields: 1 + inner.fields * (field && isListType(getNullableType(field.type)) ? items : 1),
    };
  }

  /** Returns the cost of a selection. A record has one type, so only the most expensive one counts. */
  function selectionCost(
    selectionSet: SelectionSetNode,
    typeName: string | undefined,
    listLength: number = usualList,
  ): OperationCost {
    return concreteTypes(schema, typeName)
      .map((concrete) => costOfType(selectionSet, concrete, listLength))
      .reduce(maxOf, nothing);
  }

  function costOfType(selectionSet: SelectionSetNode, typeName: string | undefined, listLength: number): OperationCost {
    return selectionSet.selections
      .map((selection) => {
        if (selection.kind === Kind.FIELD) return fieldCost(selection, typeName, listLength);
        if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentCost(selection.name.value, typeName, listLength);
        return conditionalCost(selection.selectionSet, selection.typeCondition?.name.value, typeName, listLength);
      })
      .reduce(together, nothing);
  }

  function conditionalCost(
    selectionSet: SelectionSetNode,
    condition: string | undefined,
    typeName: string | undefined,
    listLength: number,
  ): OperationCost {
    const isMet = typeName === undefined || condition === undefined || concreteTypes(schema, condition).includes(typeName);
    return isMet ? costOfType(selectionSet, typeName ?? condition, listLength) : nothing;
  }

  return selectionCost;
}

/** Returns the concrete types of a field's type. */
function concreteTypes(schema: GraphQLSchema, typeName: string | undefined): (string | undefined)[] {
  const type = typeName === undefined ? undefined : schema.getType(typeName);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [typeName];
}

type Field = GraphQLField<unknown, unknown>;

function fieldOf(schema: GraphQLSchema, typeName: string | undefined, fieldName: string): Field | undefined {
  const type = typeName === undefined ? undefined : schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined;
}

/** Returns the requested number of items of a field with the argument `first`. They may be one level deeper (`products { hits }`). */
function wantedLength(field: Field, node: FieldNode): number | undefined {
  const parameter = field.args.find((argument) => argument.name === 'first');
  if (!parameter) return undefined;
  const firstArgument = node.arguments?.find((argument) => argument.name.value === 'first')?.value;
  if (firstArgument)
    return firstArgument.kind === Kind.INT ? Math.min(Number(firstArgument.value), maxListLength) : maxListLength;
  return typeof parameter.defaultValue === 'number' ? parameter.defaultValue : maxListLength;
}
