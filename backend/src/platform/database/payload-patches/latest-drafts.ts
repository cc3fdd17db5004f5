import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Where } from 'payload';

/**
 * Lets a read of a draft return the latest version in every language. Payload returns it only in a language whose own status is draft. In
 * the others a form showed the shared fields from before the draft, and saving it discarded those of the draft. A version has no joins, so
 * those of its document are added.
 */
export function latestDrafts(adapter: PostgresAdapter): void {
  const findVersions = adapter.findVersions.bind(adapter);
  adapter.findVersions = async (args) => {
    const where = args.where && withoutStatus(args.where);
    const found = await findVersions<Record<string, unknown>>({ ...args, ...(where && { where }) });
    if (JSON.stringify(where) !== JSON.stringify(args.where))
      for (const { parent, version } of found.docs) Object.assign(version, await joinsOf(adapter, args, parent));
    return found as never;
  };
}

/** Drops the status from a condition for the latest version. */
function withoutStatus(where: Where): Where {
  if (!where.and) return where;
  const conditions = where.and.map(withoutStatus);
  const isForLatest = conditions.some(({ or }) => or?.some((condition) => 'latest' in condition));
  const isStatus = (condition: Where) => Object.keys(condition).some((field) => field.startsWith('version._status'));
  return { ...where, and: isForLatest ? conditions.filter((condition) => !isStatus(condition)) : conditions };
}

type VersionArgs = Parameters<PostgresAdapter['findVersions']>[0];

/** Returns the join fields of a document. */
async function joinsOf(adapter: PostgresAdapter, { collection, locale, req }: VersionArgs, id: unknown): Promise<object> {
  const names = adapter.payload.collections[collection].config.flattenedFields.flatMap(({ name, type }) =>
    type === 'join' ? [name] : [],
  );
  if (names.length === 0) return {};
  const select = Object.fromEntries(names.map((name) => [name, true as const]));
  const options = { ...(locale && { locale }), ...(req && { req }) };
  const document = await adapter.findOne<Record<string, unknown> & { id: number }>({
    ...{ collection, where: { id: { equals: id as number } }, select },
    ...options,
  });
  return Object.fromEntries(names.map((name) => [name, document?.[name]]));
}
