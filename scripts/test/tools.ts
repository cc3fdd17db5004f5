import { cpus } from 'node:os';
import pLimit from 'p-limit';
import { ending, spawnNode } from '../node-child.mjs';

/** Runs a Node program with the terminal's output; returns whether it succeeds. */
export async function runTool(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return (await ending(spawnNode(args, { env, output: 'inherit' }))) === 0;
}

/** Runs work for all items, with one item per processor at a time. Returns the results in the order of the items. */
export function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  return pLimit(cpus().length).map(items, work);
}
