import { setTimeout as pause } from 'node:timers/promises';
import type { Figures } from './budgets.ts';
import { costMeter, middle, totalCost } from './cpu-cost.ts';
import type { Installation } from './installation.ts';
import { logIn } from './member.ts';
import { visitorNumber } from './post-form.ts';
import { timesOfGuests } from './reading.ts';
import { interleaved, median, percentile } from './rounds.ts';

const atOnce = 500;
const rounds = 7;
const quietMs = 5000;
const oneByOne = 10;

/** Measures the CPU time of a log-in, mostly its password hash, and sends 500 log-ins at once while guests read pages. */
export async function measureLogIns({ lists: [{ address, path }] }: Installation): Promise<Figures> {
  const measure = costMeter(oneByOne);
  let visitor = 0;
  const next = () => visitorNumber(70_000 + visitor++);
  const { logIns } = await interleaved(rounds, {
    logIns: () =>
      measure(async () => {
        for (let made = 0; made < oneByOne; made += 1) {
          const { status } = await logIn(address, next());
          if (status !== 303) throw new Error(`a log-in was answered ${status}`);
        }
      }),
  });
  await timesOfGuests(address, path, () => pause(1000));
  const statuses: number[] = [];
  const tryAll = async () => {
    const tries = Array.from({ length: atOnce }, () => {
      const clientIp = next();
      return logIn(address, clientIp, { email: `${clientIp}@example.org`, password: 'geraden wachtwoord' });
    });
    statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
  };
  // The first log-ins do not count: they run code that is not yet compiled.
  await tryAll();
  statuses.length = 0;
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await timesOfGuests(address, path, () => pause(quietMs))));
    busy.push(percentile(await timesOfGuests(address, path, tryAll), 0.99));
  }
  const unexpected = statuses.filter((status) => status !== 422 && status !== 401 && status !== 429);
  if (unexpected.length > 0) throw new Error(`log-ins were answered ${[...new Set(unexpected)].join(', ')}`);
  return {
    logInCost: middle(logIns, totalCost),
    logInsTurnedAway: statuses.filter((status) => status === 429).length / rounds,
    // A round has few quiet readings, so their 99th percentile varies by a fifth. All rounds together are the base.
    readingWhileLoggingIn: median(busy) / percentile(quiet, 0.99),
  };
}
