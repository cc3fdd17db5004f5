import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, print, visit } from 'graphql';

export type OperationText = { name: string; text: string };

/**
 * Returns the text of each operation of a document with exactly the fragments it uses. Throws for an operation without a name.
 */
export function operationTexts(document: DocumentNode): OperationText[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  return operations.map((operation) => {
    if (!operation.name) throw new Error('a GraphQL operation of the site has no name');
    const used = new Map<string, FragmentDefinitionNode>();
    collectFragments(operation, fragments, used);
    const definitions = [operation, ...[...used.values()].sort((a, b) => a.name.value.localeCompare(b.name.value))];
    return { name: operation.name.value, text: print({ kind: Kind.DOCUMENT, definitions }) };
  });
}

function collectFragments(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  used: Map<string, FragmentDefinitionNode>,
): void {
  visit(node, {
    FragmentSpread(spread) {
      const fragment = all.get(spread.name.value);
      if (!fragment || used.has(spread.name.value)) return;
      used.set(spread.name.value, fragment);
      collectFragments(fragment, all, used);
    },
  });
}
