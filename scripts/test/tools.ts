import { cpus } from 'node:os';
import { ending, spawnNode } from '../node-child.mjs';

/** Runs a Node program with the terminal's output; returns whether it succeeds. */
export async function runTool(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return (await ending(spawnNode(args, { env, output: 'inherit' }))) === 0;
}

/** Runs work for all items, with one item per processor at a time. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: cpus().length }, worker));
  return results;
}
