import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Command, CommandContext } from '../commands/command.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import { withClient } from '../database/with-client.ts';
import { retryJobs, type StoredJob, storedJobs } from './stored-jobs.ts';

/** Lists open and failed jobs, failed ones first. Payloads are left out, because they may contain personal data. */
export const listJobs: Command<{ first: string; json?: true }> = async (context, { first, json }) => {
  if (!/^[1-9]\d{0,5}$/.test(first)) return { problem: '--first must be a number from 1 to 999999' };
  const { jobs, counts } = await withDatabase(context, (db) => storedJobs(db, Number(first)));
  if (json) context.print(JSON.stringify({ counts, jobs }, null, 2));
  else for (const line of linesOf(jobs, counts)) context.print(line);
  return undefined;
};

/** Makes failed and retrying jobs run now: one, or all with `--all`. */
export const retryJob: Command<{ id?: string; all?: true }> = async (context, { id, all }) => {
  if ((id === undefined) === (all === undefined)) return { problem: 'name either the ID of a job (see jobs list) or --all' };
  if (id !== undefined && !/^\d{1,18}$/.test(id)) return { problem: 'the ID of a job is a number (see jobs list)' };
  const count = await withDatabase(context, (db) => retryJobs(db, id ?? null));
  if (id !== undefined && count === 0) return { problem: `no failed or retrying job has the ID ${id}` };
  context.print(`jobs: ${count} retried`);
  return undefined;
};

function withDatabase<Result>({ configuration }: CommandContext, work: (db: SqlExecutor) => Promise<Result>): Promise<Result> {
  return withClient(configuration.databaseUrl, (client) => work(drizzle({ client }) as unknown as SqlExecutor));
}

function linesOf(jobs: readonly StoredJob[], counts: Record<string, number>): string[] {
  const total = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  return [
    `jobs: ${total.join(', ')}`,
    ...jobs.map(({ id, kind, state, attempts, maxAttempts, runAt, error }) =>
      [id, kind, state, `attempt ${attempts} of ${maxAttempts}`, `next ${runAt}`, error ?? ''].join('  ').trimEnd(),
    ),
  ];
}
