import type { Command } from '../platform/commands/command.ts';
import { runSeed } from './run-seed.ts';

/** Imports the demo content and creates the first administrator, once. */
export const seed: Command = async ({ configuration, print, log }) => {
  await runSeed(configuration, print, log);
  return undefined;
};
