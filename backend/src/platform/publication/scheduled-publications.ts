import type { Payload } from 'payload';
import type { Log } from '../log.ts';

const everyMs = 20_000;

/** Carries out what editors have scheduled, as its time comes. Several processes may do so: Payload gives each job to one. */
export function runScheduledPublications(payload: Payload, log: Log): { stop: () => void } {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await payload.jobs.run({ limit: 50, silent: { info: true } });
    } catch (error) {
      log.warn({ err: error }, 'scheduled publications were not carried out; they are tried again');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(run, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
