type Holder = 'news' | 'products' | 'projects';

/**
 * Returns an SQL array of the IDs in a relation field, in the editors' order, for a statement that calls the holder's table `p`.
 */
export function relatedIds(holder: Holder, field: string, column: `${string}_id`): string {
  return `array(select r.${column} from ${holder}_rels r
    where r.parent_id = p.id and r.path = '${field}' and r.${column} is not null order by r."order")`;
}
