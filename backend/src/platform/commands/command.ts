import type { Environment } from '@plantsoen/configuration/read-variables.mjs';
import type { Payload, SanitizedConfig } from 'payload';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../log.ts';

/** Problem that the operator can fix. The command prints it and exits with `exitCode`, 1 by default. */
export type CommandProblem = { problem: string; exitCode?: number };

/** Environment of a command that runs without a valid configuration. */
export type BareContext = {
  env: Environment;
  /** Writes a line to standard output. */
  print(line: string): void;
  /** Reads the configuration. Generates secrets that are not set, as the first start does. */
  configure(): Promise<CommandContext | CommandProblem>;
};

/** Environment of a command in a configured installation. */
export type CommandContext = BareContext & {
  configuration: Configuration;
  log: Log;
  payloadConfig(): Promise<SanitizedConfig>;
  /** The same with the connection of the database's owner, who may change its structure. */
  ownerConfig(): Promise<SanitizedConfig>;
  /** Runs `work` with Payload, and closes it afterwards. */
  withPayload<Result>(work: (payload: Payload) => Promise<Result>): Promise<Result>;
};

/** Function of a command. `options` are the arguments and options of the command line by name. */
export type Command<Options = object, Context = CommandContext> = (
  context: Context,
  options: Options,
) => Promise<CommandProblem | undefined>;
