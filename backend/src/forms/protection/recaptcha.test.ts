import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyRecaptcha } from './recaptcha.ts';

const log = pino({ level: 'silent' });

/** Fake reCAPTCHA service. The token selects its answer. */
let service: Server;
let origin: string;
const asked: { method?: string; url?: string; body: string }[] = [];
const answers: Record<string, [number, string]> = {
  human: [200, '{"success":true,"score":0.9,"action":"submit"}'],
  doubtful: [200, '{"success":true,"score":0.49,"action":"submit"}'],
  robot: [200, '{"success":true,"score":0.1,"action":"submit"}'],
  unscored: [200, '{"success":true,"action":"submit"}'],
  'of another action': [200, '{"success":true,"score":0.9,"action":"login"}'],
  'asked wrongly': [200, '{"success":false,"error-codes":["bad-request"]}'],
  used: [200, '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
  misconfigured: [200, '{"success":false,"error-codes":["invalid-input-secret"]}'],
  broken: [500, '{"success":true,"score":0.9}'],
  rubbish: [200, '<html>'],
  empty: [200, 'null'],
};

beforeAll(async () => {
  service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ method: request.method, url: request.url, body });
    const [status, text] = answers[new URLSearchParams(body).get('response') ?? ''] ?? [404, ''];
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

it('API-10 sends the service the secret and the token, and nothing about the visitor', async () => {
  await verifyRecaptcha({ origin, siteKey: 'site', secret: 's&=cret' }, 'human', log);
  expect(asked.at(-1)).toEqual({ method: 'POST', url: '/recaptcha/api/siteverify', body: 'secret=s%26%3Dcret&response=human' });
});

it.each([
  ['human', 'human'],
  ['doubtful', 'refused'],
  ['robot', 'refused'],
  ['unscored', 'refused'],
  ['used', 'expired'],
  ['of another action', 'refused'],
  ['asked wrongly', 'unavailable'],
  ['empty', 'refused'],
  ['', 'refused'],
  ['misconfigured', 'unavailable'],
  ['broken', 'unavailable'],
  ['rubbish', 'unavailable'],
])('API-10 judges a token that is %s as %s', async (token, verdict) => {
  expect(await verifyRecaptcha({ origin, siteKey: 'site', secret: 'secret' }, token, log)).toBe(verdict);
});

it('API-10 distinguishes an unreachable service from a refusal', async () => {
  const away = { origin: 'http://127.0.0.1:1', siteKey: 'site', secret: 'secret' };
  expect(await verifyRecaptcha(away, 'human', log)).toBe('unavailable');
});
