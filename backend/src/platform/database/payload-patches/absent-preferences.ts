import type { PostgresAdapter } from '@payloadcms/db-postgres';

/**
 * Replaces `deleteOne` for preferences. Payload deletes a preference by a condition on a joined table, and fails without a match because
 * it repeats the query without the join. Here a preference is found first and deleted by its id.
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
