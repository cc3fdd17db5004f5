import { randomUUID } from 'node:crypto';

/** Events of which targets are notified, in the order of the admin. */
export const webhookEvents = [
  'quote_request.created',
  'submission.created',
  'member.activated',
  'content.published',
  'content.withdrawn',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Event of a delivery that an administrator requests to test a target. */
export const testEvent = 'webhook.test';

/** Why a delivery failed. */
export const webhookProblems = ['address', 'redirect', 'status', 'timeout', 'connection', 'disabled', 'secret'] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** State of a delivery. `retrying` has failed before and waits for its next attempt. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A message as it is sent. `data` contains IDs and addresses, and no personal data. */
export type WebhookMessage = { id: string; type: WebhookEvent | typeof testEvent; timestamp: string; data: object };

/** Creates the message of an event that happens now. */
export function createMessage(type: WebhookMessage['type'], data: object): WebhookMessage {
  return { id: `evt_${randomUUID()}`, type, timestamp: new Date().toISOString(), data };
}
