import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, hostOf, isAllowedAddress, RefusedAddress, type TargetRules } from './target-address.ts';
import type { WebhookProblem } from './webhook-event.ts';

/** Time in milliseconds for an attempt, from the lookup of the name to the head of the answer. */
const defaultTimeoutMs = 10_000;

/** Result of an attempt. `status` is null if the target has not answered. */
export type PostResult = { status: number | null; durationMs: number; problem: WebhookProblem | null };

type Post = {
  url: string;
  headers: Record<string, string>;
  body: string;
  rules: TargetRules;
  /** Aborts when the process ends. */
  signal: AbortSignal;
  timeoutMs?: number;
};

/**
 * Posts a message to a target. It follows no redirect, checks the address at which it connects, and does not read the body of the
 * answer. Rejects only if `signal` aborts.
 */
export function postWebhook({ url, headers, body, rules, signal, timeoutMs = defaultTimeoutMs }: Post): Promise<PostResult> {
  const began = performance.now();
  const target = new URL(url);
  const result = (problem: WebhookProblem | null, status: number | null = null): PostResult => ({
    status,
    durationMs: Math.round(performance.now() - began),
    problem,
  });
  // Connections to an IP address do not look it up.
  if (isIP(hostOf(target)) && !isAllowedAddress(hostOf(target), rules)) return Promise.resolve(result('address'));
  const timeout = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const outgoing = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      lookup: guardedLookup(rules),
      signal: AbortSignal.any([signal, timeout]),
    });
    outgoing.on('error', (error) => {
      if (signal.aborted) reject(error);
      else resolve(result(timeout.aborted ? 'timeout' : error instanceof RefusedAddress ? 'address' : 'connection'));
    });
    outgoing.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      resolve(result(status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'status', status));
      outgoing.destroy();
    });
    outgoing.end(body);
  });
}
