import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';

/** Sets of fields by the name of their fragment. */
export type FieldSets = ReadonlyMap<string, SelectionSetNode>;

/** Returns the fragments of documents as sets of fields. */
export function fieldSets(documents: readonly DocumentNode[]): FieldSets {
  const definitions = documents.flatMap((document) => document.definitions);
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
}

/**
 * Returns the document with sets of fields inlined. Such a fragment avoids repetition and belongs to no view, so its data is not
 * masked.
 */
export function withFields(document: DocumentNode, sets: FieldSets): DocumentNode {
  return visit(document, {
    SelectionSet: (node): SelectionSetNode => ({
      ...node,
      selections: node.selections.flatMap((selection) => {
        const set = selection.kind === Kind.FRAGMENT_SPREAD ? sets.get(selection.name.value) : undefined;
        return set ? set.selections : [selection];
      }),
    }),
  });
}
