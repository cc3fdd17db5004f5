import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { pathOf } from '../contract/paths.ts';
import type { Figures } from './budgets.ts';
import { openFormSender, type SubmissionOutcome } from './form-sender.ts';
import type { Installation } from './installation.ts';
import { programPid } from './process-figures.ts';
import { timesOfGuests } from './reading.ts';
import { median, percentile } from './rounds.ts';

const atOnce = 50;
/** All rounds together send 450 forms, fewer than the hourly limits for a form without a captcha (`sending-rate.ts`). */
const rounds = 3;
const waves = 3;
const betweenWavesMs = 1000;
const quietMs = 5000;
const maxMs = 60_000;
const beforeKill = 10;

/** Sends forms, fifty at a time, while guests read pages. Each acknowledged form must be stored exactly once. */
export async function measureFormSending({ lists: [{ address, path }], database }: Installation): Promise<Figures> {
  const send = await openFormSender(address, pathOf('contact', 'nl'), 'while guests read');
  await timesOfGuests(address, path, () => pause(betweenWavesMs));
  const ratios: number[] = [];
  const attempts: SubmissionOutcome[] = [];
  const sendWaves = async () => {
    for (let sent = 0; sent < waves; sent += 1) {
      attempts.push(...(await wave(send)));
      await pause(betweenWavesMs);
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await timesOfGuests(address, path, () => pause(quietMs));
    const busy = await timesOfGuests(address, path, sendWaves);
    ratios.push(percentile(busy, 0.99) / percentile(quiet, 0.99));
  }
  return withDatabase(database.url, async (client) => ({
    formsSent: attempts.length,
    formsRefused: attempts.filter(({ isSent }) => !isSent).length,
    formsLost: await lost(client, attempts),
    readingWhileSending: median(ratios),
  }));
}

/** Kills the API while fifty forms are sent. Acknowledged forms must be stored, and their emails sent after the restart. */
export async function measureKilledSending({ lists: [{ address }], database }: Installation): Promise<Figures> {
  const send = await openFormSender(address, pathOf('contact', 'nl'), 'while the API is killed');
  const sent = new EventEmitter();
  const killed = wave(async () => {
    const attempt = await send();
    sent.emit('one');
    return attempt;
  });
  for (let acknowledged = 0; acknowledged < beforeKill; acknowledged += 1) await once(sent, 'one');
  process.kill(programPid('backend/dist/api.mjs'), 'SIGKILL');
  const attempts = await killed;
  return withDatabase(database.url, async (client) => {
    await untilMailed(client);
    return {
      formsAtKill: attempts.filter(({ isSent }) => isSent).length,
      formsLostAtKill: await lost(client, attempts),
    };
  });
}

async function withDatabase(url: string, ask: (client: Client) => Promise<Figures>): Promise<Figures> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

function wave(send: () => Promise<SubmissionOutcome>): Promise<SubmissionOutcome[]> {
  return Promise.all(Array.from({ length: atOnce }, send));
}

/**
 * Returns the number of acknowledged forms that are not stored exactly once, and of other forms that are stored more than once.
 */
async function lost(database: Client, attempts: readonly SubmissionOutcome[]): Promise<number> {
  const { rows } = await database.query<{ message: string; times: number }>(
    `select field->>'text' as message, count(*)::int as times
     from form_submissions, jsonb_array_elements("values") field where field->>'handle' = 'message' group by 1`,
  );
  const stored = new Map(rows.map(({ message, times }) => [message, times]));
  return attempts.filter(({ message, isSent }) => (isSent ? stored.get(message) !== 1 : (stored.get(message) ?? 0) > 1)).length;
}

/** Waits until the restarted API has sent all due emails. Throws after a minute. */
async function untilMailed(database: Client): Promise<void> {
  for (const began = performance.now(); performance.now() - began < maxMs; await pause(200)) {
    const { rows } = await database.query('select 1 from mail where sent_at is null limit 1');
    if (rows.length === 0) return;
  }
  throw new Error('mails of forms are still due after a minute');
}
