import type { Payload } from 'payload';

/** Returns the table of a collection or global. Throws if it has none. */
export function tableOf({ db }: Pick<Payload, 'db'>, slug: string): string {
  const name = slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');
  const table = db.tableNameMap.get(name);
  if (!table) throw new Error(`${slug} has no table`);
  return table;
}
