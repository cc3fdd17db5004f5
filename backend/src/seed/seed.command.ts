import type { Command } from '../platform/commands/command.ts';
import { runSeed } from './run-seed.ts';

/** Imports the demo content and creates the first administrator, once. */
export const seed: Command = ({ configuration, print, log }) => runSeed(configuration, print, log);
