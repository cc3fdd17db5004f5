import { cpus } from 'node:os';
import pLimit from 'p-limit';
import { ending, spawnNode } from '../node-child.mjs';

/**
 * Result of a stage. It counts tests; a stage without tests counts as one. `failures` describes the failed tests, `flaky` those that
 * passed only in their second run.
 */
export type Outcome = {
  passed: number;
  failed: number;
  skipped?: number;
  remark?: string;
  failures?: string[];
  flaky?: string[];
};

export type Stage = { name: string; title: string; run: (extra: readonly string[]) => Promise<Outcome> };

export const succeeded: Outcome = { passed: 1, failed: 0 };
export const failure = (remark: string): Outcome => ({ passed: 0, failed: 1, remark });

/** Runs a Node program with the terminal's output; returns whether it succeeds. */
export async function runTool(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return (await ending(spawnNode(args, { env, output: 'inherit' }))) === 0;
}

/** Runs work for all items sequentially. Returns the results in the order of the items. */
export const inSequence = <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => pLimit(1).map(items, work);

/** Runs work for all items, with one item per processor at a time. Returns the results in the order of the items. */
export function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  return pLimit(cpus().length).map(items, work);
}
