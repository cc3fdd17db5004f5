import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { queuedJob } from '../platform/jobs/queue-job.ts';
import { createMessage, type DeliveryState, testEvent, type WebhookMessage, type WebhookProblem } from './webhook-event.ts';
import { formerSecretHours } from './webhook-targets.ts';

/** Job that sends one delivery. */
export const sendWebhookJob = defineJob<{ deliveryId: number }>('send-webhook');

/** A delivery as administrators see it. Status, duration and problem are those of the last attempt. */
export type WebhookDelivery = {
  id: number;
  eventId: string;
  event: string;
  target: string;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  durationMs: number | null;
  problem: WebhookProblem | null;
  createdAt: Date;
};

/** Maximum number of deliveries in the list of the admin. */
export const maxListed = 100;

/** Lists the latest deliveries, or the failed ones. */
export function webhookDeliveries(reads: Sql, { onlyFailed }: { onlyFailed: boolean }): Promise<WebhookDelivery[]> {
  return reads.query<WebhookDelivery>(
    `select d.id::int, d.event_id as "eventId", d.event, t.name as target, d.state, d.attempts, d.status, d.duration_ms as "durationMs",
       d.problem, d.created_at as "createdAt"
     from webhook_delivery d join webhook_target t on t.id = d.target_id
     where not $1 or d.state in ('failed', 'retrying') order by d.id desc limit ${maxListed}`,
    [onlyFailed],
  );
}

/** Stores a delivery of a message per target and queues its job, in the caller's transaction. */
export async function queueDeliveries(db: SqlExecutor, targetIds: readonly string[], message: WebhookMessage): Promise<void> {
  await db.execute(sql`
    with delivery as (
      insert into webhook_delivery (target_id, event_id, event, body)
      select target.id, ${message.id}, ${message.type}, ${JSON.stringify(message)}
      from unnest(${sql.param(targetIds)}::uuid[]) as target (id) returning id)
    select ${sending(sql`delivery.id`)} from delivery`);
}

/** Queues a test message to a target, enabled or not. Returns false if there is no such target. */
export async function queueTest(db: SqlExecutor, targetId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from webhook_target where id = ${targetId}::uuid`);
  if (rows.length > 0) await queueDeliveries(db, [targetId], createMessage(testEvent, {}));
  return rows.length > 0;
}

/**
 * Queues a delivery again, with the same message, unless it waits for its next attempt at once or is being sent. Its job replaces
 * one that waits for a retry. Returns false for an unknown delivery.
 */
export async function replayDelivery(db: SqlExecutor, id: number): Promise<boolean> {
  await db.execute(sql`
    with delivery as (
      update webhook_delivery d set state = 'waiting', problem = null where id = ${id} and state <> 'waiting' and not exists (
        select from graphile_worker.jobs j where j.key = ${jobKey(sql`d.id`)} and j.locked_at is not null)
      returning id)
    select ${sending(sql`delivery.id`)} from delivery`);
  const { rows } = await db.execute(sql`select from webhook_delivery where id = ${id}`);
  return rows.length > 0;
}

/** Returns the SQL of the key by which a delivery has at most one job. */
const jobKey = (id: SQL) => sql`${`${sendWebhookJob.name}:`}::text || ${id}`;

/** Returns the SQL that queues the job of a delivery. */
const sending = (id: SQL) => queuedJob(sendWebhookJob, sql`json_build_object('deliveryId', ${id})`, jobKey(id));

/** A delivery before its sending, with the encrypted secrets that sign it. */
export type DueDelivery = {
  targetId: string;
  url: string;
  isEnabled: boolean;
  eventId: string;
  event: string;
  body: string;
  secrets: string[];
};

/** Returns a delivery for an attempt; undefined if it was deleted or delivered. */
export async function dueDelivery(reads: Sql, id: number): Promise<DueDelivery | undefined> {
  const [row] = await reads.query<DueDelivery>(
    `select t.id as "targetId", t.url, t.is_enabled as "isEnabled", d.event_id as "eventId", d.event, d.body,
       case when t.rotated_at > now() - make_interval(hours => ${formerSecretHours})
         then array[t.secret, t.former_secret] else array[t.secret] end as secrets
     from webhook_delivery d join webhook_target t on t.id = d.target_id where d.id = $1 and d.state <> 'delivered'`,
    [id],
  );
  return row;
}

/** Result of an attempt, as the log keeps it. */
export type RecordedAttempt = Pick<WebhookDelivery, 'state' | 'status' | 'durationMs' | 'problem'>;

/** Records the last attempt of a delivery. */
export async function recordAttempt(
  reads: Sql,
  id: number,
  { state, status, durationMs, problem }: RecordedAttempt,
): Promise<void> {
  await reads.query(
    `update webhook_delivery set state = $2, status = $3, duration_ms = $4, problem = $5, attempts = attempts + 1, attempted_at = now()
     where id = $1`,
    [id, state, status, durationMs, problem],
  );
}

/** Deletes deliveries after their retention, and former secrets that no longer sign. */
export async function deleteExpiredDeliveries(reads: Sql, days: number): Promise<void> {
  await reads.query('delete from webhook_delivery where created_at < now() - make_interval(days => $1)', [days]);
  await reads.query(
    `update webhook_target set former_secret = null, rotated_at = null
     where rotated_at <= now() - make_interval(hours => ${formerSecretHours})`,
  );
}
