import { setTimeout as pause } from 'node:timers/promises';
import { ending, spawnNode } from '../scripts/node-child.mjs';
import type { ServiceDefinition } from '../scripts/start/service.ts';
import { apiService, environmentOf, siteService } from '../scripts/start/services.ts';
import type { Figures } from './budgets.ts';
import type { Installation } from './installation.ts';
import { median } from './rounds.ts';

const rounds = 5;
const betweenReadsMs = 10;
const timeoutMs = 60_000;

/** Measures the wall-clock time from the start of a process of API and site until `/ready/` answers with success. */
export async function measureStarts({ settings, env, database }: Installation): Promise<Figures> {
  const environment = environmentOf(settings, database.url, env);
  const apiStarts: number[] = [];
  const siteStarts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const api = await startTimed(apiService(settings, environment));
    const site = await startTimed(siteService(settings, environment));
    apiStarts.push(api.seconds);
    siteStarts.push(site.seconds);
    await site.stop();
    await api.stop();
  }
  return { apiStart: median(apiStarts), siteStart: median(siteStarts) };
}

async function startTimed({ name, args, env, readyUrl }: ServiceDefinition) {
  const began = performance.now();
  const child = spawnNode(args, { env });
  child.stdout?.resume();
  child.stderr?.resume();
  const ended = ending(child);
  while (!(await isReady(readyUrl))) {
    if (performance.now() - began > timeoutMs || child.exitCode !== null) throw new Error(`the ${name} did not become ready`);
    await pause(betweenReadsMs);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    seconds,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
