import type { Payload } from 'payload';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { decryptText } from '../platform/field-encryption.ts';
import { type JobAttempt, JobFailure, type JobHandler, jobHandler } from '../platform/jobs/job.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type PostResult, postWebhook } from './post-webhook.ts';
import { type DueDelivery, dueDelivery, recordAttempt, sendWebhookJob } from './webhook-deliveries.ts';
import { testEvent, type WebhookProblem } from './webhook-event.ts';
import { webhookSignature } from './webhook-signature.ts';
import { secretOf } from './webhook-targets.ts';

/** Problems that another attempt would not solve. */
const finalProblems: readonly WebhookProblem[] = ['address', 'redirect', 'disabled', 'secret'];

/** Returns the handler of jobs that send webhooks, each attempt with its own timestamp and signature (EDT-13). */
export function sendWebhookHandler(payload: Payload): JobHandler {
  return jobHandler(sendWebhookJob, async ({ deliveryId }, attempt) => {
    const sql = instrumentedSql(payload.db.pool);
    const due = await dueDelivery(sql, deliveryId);
    if (!due) return;
    const { status, durationMs, problem } = await send(payload, due, attempt);
    const isFinal = (problem !== null && finalProblems.includes(problem)) || status === goneStatus;
    const isLast = isFinal || attempt.number >= sendWebhookJob.maxAttempts;
    const state = problem === null ? 'delivered' : isLast ? 'failed' : 'retrying';
    await recordAttempt(sql, deliveryId, { state, status, durationMs, problem });
    if (problem === null) return;
    const facts = { delivery: deliveryId, target: due.targetId, event: due.event, problem, status };
    throw new JobFailure(`webhook ${due.event}: ${problem}${status === null ? '' : ` (${status})`}`, { isFinal, facts });
  });
}

/** Status by which a receiver ends its subscription. */
const goneStatus = 410;

async function send(payload: Payload, due: DueDelivery, { signal }: JobAttempt): Promise<PostResult> {
  const { targetId, url, isEnabled, eventId, event, body } = due;
  const refused = (problem: WebhookProblem): PostResult => ({ status: null, durationMs: 0, problem });
  if (!isEnabled && event !== testEvent) return refused('disabled');
  const { fieldKeys, webhookRules } = installationOf(payload);
  const secrets = due.secrets.flatMap((stored) => decryptText(fieldKeys, secretOf(targetId), stored) ?? []);
  if (secrets.length === 0) return refused('secret');
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Plantsoen-Webhooks',
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': webhookSignature(secrets, eventId, timestamp, body),
  };
  return postWebhook({ url, headers, body, rules: webhookRules, signal });
}
