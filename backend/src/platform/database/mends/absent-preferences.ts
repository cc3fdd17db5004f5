import type { PostgresAdapter } from '@payloadcms/db-postgres';

/**
 * Payload deletes a preference by a condition on a joined table. Where nothing matches it asks once more without the join, which fails. Here a
 * preference is looked up first, and deleted by its id.
 */
export function absentPreferences(adapter: PostgresAdapter): void {
  const { deleteOne } = adapter;
  adapter.deleteOne = async (args) => {
    const { collection, where, req } = args;
    if (collection !== 'payload-preferences') return deleteOne.call(adapter, args);
    const found = await adapter.findOne<{ id: number }>({ collection, where, ...(req && { req }) });
    return found ? deleteOne.call(adapter, { ...args, where: { id: { equals: found.id } } }) : (null as never);
  };
}
