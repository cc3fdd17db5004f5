import { randomBytes } from 'node:crypto';
import { isLocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { audit, theSystem } from '../../audit/audit.ts';
import { adminRoles, isAdminRole } from '../../platform/access/roles.ts';
import type { Command, CommandProblem } from '../../platform/commands/command.ts';
import { isConfirmed, notConfirmed, readStandardInput } from '../../platform/commands/terminal-input.ts';
import { inTransaction, type Transaction } from '../../platform/database/in-transaction.ts';
import { requestReads } from '../../platform/database/request-sql.ts';
import { endSessionsExcept } from './editor-sessions.ts';
import { forget } from './second-factor/second-factor.ts';

type PasswordOptions = { email: string; passwordStdin?: true };

/** Creates an account of the admin. */
export const createAdmin: Command<PasswordOptions & { name?: string; role: string; languages?: string }> = async (
  context,
  options,
) => {
  const { name, role, languages: languageList, passwordStdin } = options;
  if (!isAdminRole(role)) return { problem: `--role must be one of ${adminRoles.join(', ')}` };
  const languages = languageList?.split(',').map((code) => code.trim()) ?? [];
  if (!languages.every(isLocaleCode)) return { problem: `--languages must be a list of ${localeCodes.join(', ')}` };
  const email = options.email.trim().toLowerCase();
  const password = await chosenPassword(passwordStdin);
  const outcome = await context.withPayload((payload) =>
    refusable(async () => {
      const data = { email, password, role, languages, ...(name !== undefined && { name }) } as const;
      await payload.create({ collection: 'users', data, depth: 0, req: await englishRequest(payload) });
    }),
  );
  if (outcome) return outcome;
  context.print(`${role} ${email} created${shown(password, passwordStdin)}`);
  return undefined;
};

/** Sets the password of an account, unlocks it, and ends all its sessions and its invitation. */
export const resetAdminPassword: Command<PasswordOptions> = async (context, options) => {
  const password = await chosenPassword(options.passwordStdin);
  const outcome = await changeAccount(context.withPayload, options.email, ({ id, payload, transaction }) =>
    refusable(async () => {
      const req = await englishRequest(payload, transaction);
      const data = { password, loginAttempts: 0, lockUntil: null, invitedUntil: null, invitationHash: null };
      await payload.update({ collection: 'users', id, data, depth: 0, req });
      await endSessionsExcept(transaction, id, null);
    }),
  );
  if (outcome) return outcome;
  context.print(`password of ${options.email} reset, sessions ended${shown(password, options.passwordStdin)}`);
  return undefined;
};

/** Turns off the second factor of an account whose owner has lost it, and ends all its sessions. */
export const disableSecondFactor: Command<{ email: string; yes?: true }> = async (context, { email, yes }) => {
  const question = `This turns off the two-step verification of ${email}.`;
  if (!(await isConfirmed(question, yes))) return notConfirmed;
  const outcome = await changeAccount(context.withPayload, email, async ({ id, address, transaction }, sql) => {
    if (!(await forget(await requestReads(transaction), id))) return { problem: `${email} has no two-step verification` };
    await endSessionsExcept(transaction, id, null);
    await audit(sql, { actor: theSystem, action: 'secondFactorOff', kind: 'users', subject: address });
    return undefined;
  });
  if (outcome) return outcome;
  context.print(`two-step verification of ${email} turned off, sessions ended`);
  return undefined;
};

type Account = { id: number; address: string; payload: Payload; transaction: Transaction };
type Change = (account: Account, sql: Parameters<typeof audit>[0]) => Promise<CommandProblem | undefined>;

/** Runs a change of an account in a transaction, if there is such an account. */
function changeAccount(
  withPayload: <Result>(work: (payload: Payload) => Promise<Result>) => Promise<Result>,
  email: string,
  change: Change,
): Promise<CommandProblem | undefined> {
  return withPayload((payload) =>
    inTransaction(payload, async (sql, transaction) => {
      const reads = await requestReads(transaction);
      const [row] = await reads.query<{ id: number; email: string }>('select id, email from users where lower(email) = $1', [
        email.trim().toLowerCase(),
      ]);
      if (!row) return { problem: `no account of the admin has the email address ${email}` };
      return change({ id: row.id, address: row.email, payload, transaction }, sql);
    }),
  );
}

const chosenPassword = async (fromInput: true | undefined) =>
  fromInput ? await readStandardInput() : randomBytes(18).toString('base64url');

const shown = (password: string, fromInput: true | undefined) => (fromInput ? '' : `, password ${password} (shown only now)`);

async function englishRequest(payload: Payload, transaction?: Transaction): Promise<PayloadRequest> {
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' });
  return createLocalReq({ req: { ...transaction, i18n } as Partial<PayloadRequest> }, payload);
}

/** Returns the messages of a refused value as a problem. */
async function refusable(work: () => Promise<void>): Promise<CommandProblem | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { problem: error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('\n') };
  }
}
