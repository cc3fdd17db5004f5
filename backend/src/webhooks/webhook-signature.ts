import { createHmac, randomBytes } from 'node:crypto';

/** Prefix of secrets in the Standard Webhooks specification. The rest is the key in base64. */
const secretPrefix = 'whsec_';

/** Creates the secret of a target: 256 random bits. */
export function newWebhookSecret(): string {
  return secretPrefix + randomBytes(32).toString('base64');
}

/** Returns the value of the header `webhook-signature`: one signature per secret, so that receivers can replace theirs. */
export function webhookSignature(secrets: readonly string[], id: string, timestamp: number, body: string): string {
  return secrets
    .map((secret) => Buffer.from(secret.slice(secretPrefix.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ');
}
