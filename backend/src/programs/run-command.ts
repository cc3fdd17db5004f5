import type { BareContext, Command, CommandContext, CommandProblem } from '../platform/commands/command.ts';
import { createLog } from '../platform/log.ts';

/** Runs a command in the installation that the environment configures. Returns the exit code. */
export function runConfigured<Options>(command: Command<Options>, name: string, options: Options): Promise<number> {
  return runBare(async (context, given: Options) => {
    const { readConfiguration } = await import('../platform/configuration.ts');
    const { keepFilesPrivate } = await import('../platform/private-files.ts');
    const result = readConfiguration(context.env);
    if ('problems' in result) return { problem: result.problems.join('\n') };
    keepFilesPrivate(result.configuration.dataFolder);
    return command(configuredContext(context, result.configuration, name), given);
  }, options);
}

/** Runs a command that needs no valid configuration. Returns the exit code. */
export async function runBare<Options>(command: Command<Options, BareContext>, options: Options): Promise<number> {
  // Payload overlaps queries of one transaction. pg queues them and prints a deprecation warning, which would confuse operators.
  process.noDeprecation = true;
  const outcome: CommandProblem | undefined = await command({ env: process.env, print: (line) => console.log(line) }, options);
  if (outcome) console.error(outcome.problem);
  return outcome ? 1 : 0;
}

function configuredContext(context: BareContext, configuration: CommandContext['configuration'], name: string): CommandContext {
  const log = createLog(name, 'warn', process.stderr);
  // Few connections suffice, and leave the others to the running programs.
  const configOf = async (databaseUrl: string) => {
    const { buildPayloadConfig } = await import('../composition/payload-config.ts');
    const { payloadOptionsOf } = await import('../composition/payload-options.ts');
    return buildPayloadConfig({ ...(await payloadOptionsOf(configuration)), databaseUrl, log, poolSize: 2 });
  };
  const payloadConfig = () => configOf(configuration.databaseUrl);
  return {
    ...context,
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
