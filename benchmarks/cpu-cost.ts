import { cpuTime, postgresPid, programPid } from './process-figures.ts';
import { median } from './rounds.ts';

/** CPU time of each program per request, in ms. */
export type Cost = { site: number; api: number; postgres: number };

/** Returns a function that measures the CPU time of each program for work that makes this number of requests. */
export function costMeter(requests: number): (work: () => Promise<unknown>) => Promise<Cost> {
  const pids = {
    site: programPid('site/dist/server/main.mjs'),
    api: programPid('backend/dist/api.mjs'),
    postgres: postgresPid(),
  };
  const used = (): Cost => ({ site: cpuTime(pids.site), api: cpuTime(pids.api), postgres: cpuTime(pids.postgres, true) });
  return async (work) => {
    const before = used();
    await work();
    const after = used();
    const perRequest = (name: keyof Cost) => (after[name] - before[name]) / requests;
    return { site: perRequest('site'), api: perRequest('api'), postgres: perRequest('postgres') };
  };
}

/** Returns the median of a value of several costs. */
export const middle = (costs: readonly Cost[], value: (cost: Cost) => number) => median(costs.map(value));
/** Returns the sum of all programs. */
export const totalCost = ({ site, api, postgres }: Cost) => site + api + postgres;
/** Returns the difference of two costs. */
export const without = (cost: Cost, other: Cost): Cost => ({
  site: cost.site - other.site,
  api: cost.api - other.api,
  postgres: cost.postgres - other.postgres,
});
