/** Returns the statement that lists the actions of the audit log with their number. The log has a row per hour, and a test may cross one. */
export const auditStatement = (columns: string): string =>
  `select ${columns}, sum(count)::int as count from audit_log group by ${columns} order by min(id)`;
