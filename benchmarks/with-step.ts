import { step } from '../scripts/progress.mjs';

/** Runs a step of the benchmarks, and reports its progress. */
export async function withStep<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const done = step(title);
  try {
    const result = await work();
    done();
    return result;
  } catch (problem) {
    done(false);
    throw problem;
  }
}
