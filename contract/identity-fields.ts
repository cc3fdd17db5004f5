import {
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const field = (name: string) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } }) as const;

/**
 * Returns the document with `__typename`, `id` and `siteId` added to every selection whose type has them, so that every record in
 * an answer carries its cache identity (API-06). The root of an operation is unchanged.
 */
export function withIdentities(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const typeInfo = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(typeInfo, {
      SelectionSet: {
        leave(node, _key, parent): SelectionSetNode | undefined {
          if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
          const type = typeInfo.getParentType();
          if (!type) return undefined;
          const present = new Set(
            node.selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : '')),
          );
          const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
          const hasIdentity = 'id' in fields || isAbstractType(type);
          const wanted = hasIdentity ? ['__typename', 'id', 'siteId'] : [];
          const missing = wanted.filter((name) => !present.has(name) && (name === '__typename' || name in fields));
          return missing.length > 0 ? { ...node, selections: [...missing.map(field), ...node.selections] } : undefined;
        },
      },
    }),
  );
}
