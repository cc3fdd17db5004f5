import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { encryptText } from '../platform/field-encryption.ts';
import type { FieldKeys } from '../platform/field-keys.ts';
import { type AddressProblem, addressProblem, type TargetRules } from './target-address.ts';
import { type WebhookEvent, webhookEvents } from './webhook-event.ts';
import { newWebhookSecret } from './webhook-signature.ts';

/** A target as administrators see it, without its secret. */
export type WebhookTarget = { id: string; name: string; url: string; events: WebhookEvent[]; isEnabled: boolean };

export type WebhookTargetInput = Omit<WebhookTarget, 'id'>;

/** Why a target is not saved: the field and the reason. */
export type TargetProblem =
  | { field: 'name'; reason: 'name' }
  | { field: 'events'; reason: 'events' }
  | { field: 'url'; reason: AddressProblem }
  | { field: 'name'; reason: 'tooMany' };

export const maxNameLength = 100;
/** Maximum number of targets. Each event is sent to all that have chosen it. */
export const maxTargets = 20;
/** Hours in which messages also have the signature of the secret before the last one. */
export const formerSecretHours = 24;

/** Context that the encrypted secret of a target is bound to. */
export const secretOf = (targetId: string) => ({ record: `webhook ${targetId}`, handle: 'secret' });

/** Translates a request body. A value of another type becomes one that the validation refuses. */
export function targetInput(body: unknown): WebhookTargetInput {
  const { name, url, events, isEnabled } = (body ?? {}) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name.trim() : '',
    url: typeof url === 'string' ? url.trim() : '',
    events: webhookEvents.filter((event) => Array.isArray(events) && events.includes(event)),
    isEnabled: isEnabled !== false,
  };
}

/** Returns why a target cannot be saved, one reason per field. */
export async function targetProblems({ name, url, events }: WebhookTargetInput, rules: TargetRules): Promise<TargetProblem[]> {
  const reason = await addressProblem(url, rules);
  return [
    ...(name === '' || name.length > maxNameLength ? [{ field: 'name', reason: 'name' } as const] : []),
    ...(reason ? [{ field: 'url', reason } as const] : []),
    ...(events.length === 0 ? [{ field: 'events', reason: 'events' } as const] : []),
  ];
}

/** Lists the targets by name. */
export async function webhookTargets(db: SqlExecutor): Promise<WebhookTarget[]> {
  const { rows } = await db.execute<WebhookTarget>(
    sql`select id::text, name, url, events, is_enabled as "isEnabled" from webhook_target order by lower(name), id`,
  );
  return rows;
}

/** Stores a target. Returns its ID and its secret, which is not shown again; undefined if there are too many targets. */
export async function createTarget(
  db: SqlExecutor,
  keys: FieldKeys,
  { name, url, events, isEnabled }: WebhookTargetInput,
): Promise<{ id: string; secret: string } | undefined> {
  const id = randomUUID();
  const secret = newWebhookSecret();
  const { rows } = await db.execute(sql`
    insert into webhook_target (id, name, url, events, is_enabled, secret)
    select ${id}::uuid, ${name}, ${url}, ${sql.param(events)}::text[], ${isEnabled}::boolean, ${encryptText(keys, secretOf(id), secret)}
    where (select count(*) from webhook_target) < ${maxTargets} returning id`);
  return rows.length > 0 ? { id, secret } : undefined;
}

/** Saves the fields of a target. Returns false if there is no such target. */
export async function updateTarget(
  db: SqlExecutor,
  id: string,
  { name, url, events, isEnabled }: WebhookTargetInput,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update webhook_target set name = ${name}, url = ${url}, events = ${sql.param(events)}::text[], is_enabled = ${isEnabled}::boolean
    where id = ${id}::uuid returning id`);
  return rows.length > 0;
}

/** Replaces the secret of a target and returns the new one with the name of the target. The former one also signs for 24 hours. */
export async function rotateSecret(
  db: SqlExecutor,
  keys: FieldKeys,
  id: string,
): Promise<{ name: string; secret: string } | undefined> {
  const secret = newWebhookSecret();
  const { rows } = await db.execute<{ name: string }>(sql`
    update webhook_target set former_secret = secret, rotated_at = now(), secret = ${encryptText(keys, secretOf(id), secret)}
    where id = ${id}::uuid returning name`);
  return rows[0] && { name: rows[0].name, secret };
}

/** Deletes a target with its deliveries. Returns its name, or undefined if there is no such target. */
export async function deleteTarget(db: SqlExecutor, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`delete from webhook_target where id = ${id}::uuid returning name`);
  return rows[0]?.name;
}
