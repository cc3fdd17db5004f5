import type { Payload } from 'payload';
import { audit, theSystem } from '../audit/audit.ts';
import { instrumentedSql, type Sql } from '../platform/api/instrumented-sql.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import type { Log } from '../platform/log.ts';
import { eraseAccount } from './delete-account.ts';
import { deleteExpiredAttempts } from './protection/login-attempts.ts';
import { mailMember } from './send-account-mail.ts';
import type { StoredMember } from './stored-members.ts';

const batchSize = 200;

/** Retention of accounts that are not activated, and of accounts without a log-in (SEC-10). */
const retention = { unactivated: '7 days', unused: '24 months' } as const;

/** Erases overdue accounts and deletes expired tokens and attempts. */
export async function cleanUpAccounts(payload: Payload, log: Log): Promise<void> {
  const sql = instrumentedSql(payload.db.pool);
  await deleteExpiredAttempts(sql);
  await sql.query('delete from account_token where expires_at < now()');
  const erased = await deleteExpiredAccounts(payload);
  if (erased.unactivated + erased.unused > 0) log.info(erased, 'expired accounts were deleted');
}

type Overdue = Pick<StoredMember, 'id' | 'email' | 'firstName' | 'locale'>;

/**
 * Erases accounts that were not activated in time, and accounts that were not used for long. Mails the owners of unused accounts.
 * Returns the number of each.
 */
export async function deleteExpiredAccounts(payload: Payload): Promise<{ unactivated: number; unused: number }> {
  return inTransaction(payload, async (executor, transaction) => {
    const sql = await requestReads(transaction);
    const unactivated = await overdue(sql, `activated_at is null and updated_at < now() - interval '${retention.unactivated}'`);
    const unused = await overdue(
      sql,
      `activated_at is not null and greatest(activated_at, created_at, (
         select last_login_at from member_credential where member_id = members.id)) < now() - interval '${retention.unused}'`,
    );
    for (const member of unused) await mailMember(transaction, 'account-expired', member);
    for (const member of [...unactivated, ...unused]) {
      await eraseAccount(transaction, member.id);
      await audit(executor, { actor: theSystem, action: 'retention', kind: 'members', subject: String(member.id) });
    }
    return { unactivated: unactivated.length, unused: unused.length };
  });
}

function overdue(sql: Sql, condition: string): Promise<Overdue[]> {
  return sql.query<Overdue>(
    `select id, email, first_name as "firstName", coalesce(locale::text, 'nl') as locale from members where ${condition}
     order by id limit ${batchSize} for update skip locked`,
  );
}
