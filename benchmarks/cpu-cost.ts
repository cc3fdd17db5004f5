import { cpuTime, postgresPid, programPid } from './process-figures.ts';
import { median } from './rounds.ts';

/** CPU time in ms that a request costs each program. */
export type Cost = { site: number; api: number; postgres: number };

/** Measures the CPU time that each process uses for a piece of work, divided by the requests that it makes. */
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

/** The middle of a value of some costs. */
export const middle = (costs: readonly Cost[], value: (cost: Cost) => number) => median(costs.map(value));
/** What a request costs altogether. */
export const whole = ({ site, api, postgres }: Cost) => site + api + postgres;
/** What remains of a cost without another. */
export const without = (cost: Cost, other: Cost): Cost => ({
  site: cost.site - other.site,
  api: cost.api - other.api,
  postgres: cost.postgres - other.postgres,
});
