import type { Payload } from 'payload';
import { theSystem } from '../audit/audit.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { Command, CommandContext, CommandProblem } from '../platform/commands/command.ts';
import { isConfirmed, notConfirmed } from '../platform/commands/terminal-input.ts';
import { eraseAndMail } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { addressOf, memberByEmail, type StoredMember } from './stored-members.ts';

/** Prints all data of a member as JSON. */
export const exportMember: Command<{ email: string }> = (context, { email }) =>
  withMember(context, email, async (payload, { id }) => {
    const sql = instrumentedSql(payload.db.pool);
    context.print(await exportAccount({ sql, payload }, id, { actor: theSystem, maxRows: 'all' }));
  });

/** Deletes the account of a member with all its data, as members can themselves. */
export const deleteMember: Command<{ email: string; yes?: true }> = async (context, { email, yes }) => {
  if (!(await isConfirmed(`This deletes the account ${email} with all its data.`, yes))) return notConfirmed;
  return withMember(context, email, async (payload, member) => {
    await eraseAndMail(payload, member, theSystem);
    context.print(`member ${member.id} deleted`);
  });
};

function withMember(
  { withPayload }: CommandContext,
  email: string,
  work: (payload: Payload, member: StoredMember) => Promise<void>,
): Promise<CommandProblem | undefined> {
  return withPayload(async (payload) => {
    const member = await memberByEmail(instrumentedSql(payload.db.pool), addressOf(email));
    if (!member) return { problem: `no member has the email address ${email}` };
    await work(payload, member);
    return undefined;
  });
}
