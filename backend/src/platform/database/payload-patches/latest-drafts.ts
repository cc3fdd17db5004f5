import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Where } from 'payload';

/**
 * Lets a read of a draft return the latest version in every language. Payload returns it only in a language whose own status is draft. In
 * the others a form showed the shared fields from before the draft, and saving it discarded those of the draft.
 */
export function latestDrafts(adapter: PostgresAdapter): void {
  const findVersions = adapter.findVersions.bind(adapter);
  adapter.findVersions = (args) => findVersions({ ...args, ...(args.where && { where: withoutStatus(args.where) }) });
}

/** Drops the status from a condition for the latest version. */
function withoutStatus(where: Where): Where {
  if (!where.and) return where;
  const conditions = where.and.map(withoutStatus);
  const isForLatest = conditions.some(({ or }) => or?.some((condition) => 'latest' in condition));
  const isStatus = (condition: Where) => Object.keys(condition).some((field) => field.startsWith('version._status'));
  return { ...where, and: isForLatest ? conditions.filter((condition) => !isStatus(condition)) : conditions };
}
