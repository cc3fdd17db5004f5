import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Transaction } from '../platform/database/in-transaction.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { queueDeliveries } from './webhook-deliveries.ts';
import { createMessage, type WebhookEvent } from './webhook-event.ts';

/** The record of an event: its collection in the admin, its ID, and further references, which must not be personal data. */
export type WebhookSubject = {
  collection: string;
  id: number;
  /** Returns further references. It is called only if a target has chosen the event. */
  references?: () => object | Promise<object>;
};

/** Queues an event for the enabled targets that have chosen it, in the caller's transaction (EDT-13). */
export async function enqueueWebhooks(
  transaction: Transaction,
  event: WebhookEvent,
  { collection, id, references }: WebhookSubject,
): Promise<void> {
  const db = await requestSql(transaction);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from webhook_target where is_enabled and events @> array[${event}::text]`,
  );
  if (rows.length === 0) return;
  const adminUrl = `${transaction.payload.config.serverURL}/admin/collections/${collection}/${id}`;
  const message = createMessage(event, { collection, id, ...(await references?.()), adminUrl });
  await queueDeliveries(
    db,
    rows.map((target) => target.id),
    message,
  );
}
