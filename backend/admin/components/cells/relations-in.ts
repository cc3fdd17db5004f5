export type CellRelation = { relationTo: string; value: number | string };

/** Maximum number of titles in a cell. */
export const maxShown = 3;

/** Returns the relations of a cell: an id, an id with its collection, or several of them. */
export function relationsIn(cellData: unknown, relationTo: unknown): CellRelation[] {
  const items: unknown[] = Array.isArray(cellData) ? cellData : [cellData];
  return items.flatMap((item) => {
    if (item !== null && typeof item === 'object' && 'relationTo' in item && 'value' in item) return [item as CellRelation];
    const isId = typeof item === 'number' || typeof item === 'string';
    return isId && typeof relationTo === 'string' ? [{ relationTo, value: item }] : [];
  });
}
