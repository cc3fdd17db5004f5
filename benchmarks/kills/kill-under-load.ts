import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../backend/src/platform/database/with-client.ts';
import type { Writer } from './writes.ts';
import { keepWriting, type Writes } from './writes.ts';

type KillingOptions = {
  writers: readonly Writer[];
  databaseUrl: string;
  /** Functions that kill a process, by its name. */
  victims: Record<string, () => Promise<void> | void>;
  kills: number;
  say(line: string): void;
};

export type KillingResult = { writes: Writes; killed: Record<string, number>; seconds: number };

/** Number of writes that are acknowledged between two kills. */
const writesBetween = 4;
/** Kills follow at a random moment within this time. */
const jitterMs = 300;
const recoveryMs = 120_000;
/** All visitors come from this machine, so the hourly limits of all visitors together are reset. */
const limitsMs = 20_000;

/**
 * Kills processes at random while the writers write, and then waits until each writer succeeds again. Throws if no write is
 * acknowledged within two minutes.
 */
export async function killUnderLoad({ writers, databaseUrl, victims, kills, say }: KillingOptions): Promise<KillingResult> {
  const began = Date.now();
  const names = Object.keys(victims);
  const killed = Object.fromEntries(names.map((name) => [name, 0]));
  const load = keepWriting(writers);
  const all = () => load.acknowledged().reduce((sum, count) => sum + count);
  const resetLimits = () => withClient(databaseUrl, (client) => client.query('delete from rate_limit_counter'));
  const resetting = setInterval(() => void resetLimits().catch(() => undefined), limitsMs);
  try {
    for (let count = 0; count < kills; count += 1) {
      const before = all();
      await until(() => all() >= before + writesBetween);
      await pause(Math.random() * jitterMs);
      const name = names[Math.floor(Math.random() * names.length)] ?? '';
      await victims[name]?.();
      killed[name] = (killed[name] ?? 0) + 1;
      if ((count + 1) % 50 === 0) say(`${count + 1} kills, ${all()} acknowledged writes`);
    }
    const before = load.acknowledged();
    await until(() => load.acknowledged().every((count, writer) => count > (before[writer] ?? 0)));
  } finally {
    clearInterval(resetting);
  }
  return { writes: await load.stop(), killed, seconds: Math.round((Date.now() - began) / 1000) };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + recoveryMs; !isTrue(); await pause(20))
    if (Date.now() > end) throw new Error('no write was acknowledged within two minutes');
}
