import type { BareContext, Command, CommandContext, CommandProblem } from '../platform/commands/command.ts';
import { exitCodes } from '../platform/commands/exit-codes.ts';
import { isConnectionError } from '../platform/database/with-client.ts';
import { createLog } from '../platform/log.ts';
import { isStorageUnavailable } from '../platform/storage/file-storage.ts';

/** Returns a command that runs in the installation that the environment configures. */
export function configured<Options>(command: Command<Options>): Command<Options, BareContext> {
  return async (bare, options) => {
    const context = await bare.configure();
    return 'problem' in context ? context : command(context, options);
  };
}

/** Runs a command and returns the exit code. Problems are printed. */
export async function runCommand<Options>(
  command: Command<Options, BareContext>,
  name: string,
  options: Options,
): Promise<number> {
  // Payload overlaps queries of one transaction. pg queues them and prints a deprecation warning, which would confuse operators.
  process.noDeprecation = true;
  const outcome = await command(bareContext(name), options).catch(problemOf);
  if (outcome) console.error(outcome.problem);
  return outcome ? (outcome.exitCode ?? exitCodes.problem) : exitCodes.success;
}

/** Returns the problem of an unreachable database or bucket, a full disk or a closed file. Throws every other error. */
function problemOf(error: unknown): CommandProblem {
  // A bucket that cannot be reached causes the same errors as a database, but says that it is the bucket.
  if (isStorageUnavailable(error)) return { problem: (error as Error).message };
  if (isConnectionError(error)) return { problem: `database: the connection failed (${error.message || error.name})` };
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === diskFullOfDatabase) return { problem: `the disk of the database is full: ${message}` };
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return { problem: `the disk is full (${message}): free some space, then run the command again` };
  if (isRefusedPath(error)) return { problem: `the user of this command needs access: ${message}` };
  throw error;
}

/** Whether the system has refused access to a file or folder. */
const isRefusedPath = (error: unknown) =>
  error instanceof Error && 'path' in error && 'code' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));

/** Code of PostgreSQL. */
const diskFullOfDatabase = '53100';

function bareContext(name: string): BareContext {
  const bare: BareContext = {
    env: process.env,
    print: (line) => console.log(line),
    async configure() {
      const { readConfiguration } = await import('../platform/configuration.ts');
      const { keepFilesPrivate } = await import('../platform/private-files.ts');
      const result = readConfiguration(process.env);
      if ('problems' in result) return { problem: result.problems.join('\n') };
      keepFilesPrivate(result.configuration.dataFolder);
      return configuredContext(bare, result.configuration, name);
    },
  };
  return bare;
}

function configuredContext(bare: BareContext, configuration: CommandContext['configuration'], name: string): CommandContext {
  const log = createLog(name, 'warn', process.stderr);
  const configOf = async (databaseUrl: string) => {
    const { buildPayloadConfig } = await import('../composition/payload-config.ts');
    const { payloadOptionsOf } = await import('../composition/payload-options.ts');
    // Few connections suffice, and leave the others to the running programs.
    return buildPayloadConfig({ ...(await payloadOptionsOf(configuration)), databaseUrl, log, poolSize: 2 });
  };
  const payloadConfig = () => configOf(configuration.databaseUrl);
  return {
    ...bare,
    configuration,
    log,
    payloadConfig,
    ownerConfig: () => configOf(configuration.migrationDatabaseUrl),
    async withPayload(work) {
      const { openPayload } = await import('../platform/payload/open-payload.ts');
      const payload = await openPayload(payloadConfig());
      try {
        return await work(payload);
      } finally {
        await payload.destroy();
      }
    },
  };
}
