import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { User } from '../platform/generated/payload-types.ts';
import { makeJobsDue, runQueuedJobs } from '../testing/run-queued-jobs.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { enqueueWebhooks } from './enqueue-webhooks.ts';
import { reencryptWebhookSecrets } from './reencrypt-webhook-secrets.ts';
import { sendWebhookHandler } from './send-webhook.ts';
import { deleteExpiredDeliveries, webhookDeliveries } from './webhook-deliveries.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';
import type { WebhookEvent } from './webhook-event.ts';

const keys = [{ id: 'test', key: Buffer.alloc(32, 7) }] as const;
const test = payloadTest({ webhookRules: { allowsLocalhost: true }, fieldKeys: [...keys] });
const sql = () => instrumentedSql(test.payload.db.pool);
const query = async (text: string) => (await test.payload.db.pool.query(text)).rows;
const deliveries = () => webhookDeliveries(sql(), { onlyFailed: false });
const sendAll = async () => {
  await makeJobsDue(test.payload.db.pool);
  await runQueuedJobs(test.payload.db.pool, [sendWebhookHandler(test.payload)]);
};

type Received = { headers: IncomingHttpHeaders; body: string };
let server: Server;
let received: Received[] = [];
let status = 204;
let administrator: User & { collection: 'users' };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: Buffer.concat(await request.toArray()).toString() });
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1/' } : {}).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const account = {
    email: 'ada@example.org',
    name: 'Ada',
    password: 'Wilgenlaan-Zonder-Bomen-7',
    role: 'administrator',
  } as const;
  administrator = { ...(await test.payload.create({ collection: 'users', data: account })), collection: 'users' };
});
afterAll(() => server?.close());
beforeEach(async () => {
  await query('truncate webhook_target, webhook_delivery, graphile_worker._private_jobs');
  received = [];
  status = 204;
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

/** Calls an endpoint of the admin. */
async function call(method: string, path: string, body?: object, user: unknown = administrator) {
  const parts = path.split('/');
  const endpoint = webhookEndpoints.find((one) => {
    const names = one.path.split('/');
    return (
      one.method === method &&
      names.length === parts.length &&
      names.every((name, at) => name.startsWith(':') || name === parts[at])
    );
  });
  const req = { payload: test.payload, user, json: async () => body, context: {}, t: String, routeParams: { id: parts[2] } };
  const answer = await endpoint?.handler(req as never);
  return { status: answer?.status, body: await answer?.json() };
}

async function target(events: WebhookEvent[], more: object = {}): Promise<{ id: string; secret: string }> {
  const { body } = await call('post', '/webhooks', { name: 'CRM', url: address(), events, isEnabled: true, ...more });
  return body;
}

const announceQuote = (work = async () => {}) =>
  inTransaction(test.payload, async (_, transaction) => {
    const references = () => ({ number: 'A2026-00042' });
    await enqueueWebhooks(transaction, 'quote_request.created', { collection: 'quote-requests', id: 42, references });
    await work();
  });

/** Returns the signature that a receiver computes. */
const signatureOf = (secret: string, { headers, body }: Received) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

describe('EDT-13 an event', () => {
  it('is sent once to each enabled target that has chosen it, signed, with references only', async () => {
    const { secret } = await target(['quote_request.created']);
    await target(['member.activated']);
    await target(['quote_request.created'], { isEnabled: false });
    await announceQuote();
    await sendAll();
    expect(received).toHaveLength(1);
    const [message] = received as [Received];
    expect(message.headers['webhook-signature']).toBe(signatureOf(secret, message));
    expect(Math.abs(Number(message.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    const { id, timestamp, ...content } = JSON.parse(message.body);
    expect(id).toBe(message.headers['webhook-id']);
    expect(Date.parse(timestamp)).not.toBeNaN();
    expect(content).toEqual({
      type: 'quote_request.created',
      data: {
        collection: 'quote-requests',
        id: 42,
        number: 'A2026-00042',
        adminUrl: 'http://localhost/admin/collections/quote-requests/42',
      },
    });
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1, status: 204, problem: null }]);
  });

  it('of a transaction that is rolled back is neither stored nor sent', async () => {
    await target(['quote_request.created']);
    const failing = announceQuote(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await sendAll();
    expect(received).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  it('is retried with the same ID until the target accepts it', async () => {
    await target(['quote_request.created']);
    await announceQuote();
    status = 503;
    await sendAll();
    expect(await deliveries()).toMatchObject([{ state: 'retrying', attempts: 1, status: 503, problem: 'status' }]);
    status = 200;
    await sendAll();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2, status: 200, problem: null }]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('fails after the last attempt, and stays among the failed jobs', async () => {
    await target(['quote_request.created']);
    await announceQuote();
    await query('update graphile_worker._private_jobs set attempts = 24');
    status = 500;
    await sendAll();
    expect(await deliveries()).toMatchObject([{ state: 'failed', status: 500 }]);
    expect(await query('select last_error from graphile_worker.jobs')).toMatchObject([
      { last_error: expect.stringContaining('webhook quote_request.created: status (500)') },
    ]);
  });

  it('is refused at once if the target redirects, is private at that moment, or is off', async () => {
    const { id } = await target(['quote_request.created']);
    status = 302;
    await announceQuote();
    await sendAll();
    expect(await deliveries()).toMatchObject([{ state: 'failed', status: 302, problem: 'redirect' }]);
    await query(`update webhook_target set url = 'https://169.254.169.254/'`);
    await announceQuote();
    await sendAll();
    expect((await deliveries())[0]).toMatchObject({ state: 'failed', status: null, problem: 'address' });
    await announceQuote();
    await query(`update webhook_target set is_enabled = false where id = '${id}'`);
    await sendAll();
    expect((await deliveries())[0]).toMatchObject({ state: 'failed', problem: 'disabled' });
    expect(received).toHaveLength(1);
  });

  it('is sent again by an administrator, with the same body and a new signature', async () => {
    const { secret } = await target(['quote_request.created']);
    await announceQuote();
    await sendAll();
    const [{ id } = { id: 0 }] = await deliveries();
    expect((await call('post', `/webhook-deliveries/${id}/replay`)).status).toBe(200);
    await sendAll();
    const [first, second] = received as [Received, Received];
    expect(second.body).toBe(first.body);
    expect(second.headers['webhook-signature']).toBe(signatureOf(secret, second));
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect((await call('post', '/webhook-deliveries/999/replay')).status).toBe(404);
  });
});

describe('EDT-13 a delivery has one job', () => {
  const replay = async () => (await call('post', `/webhook-deliveries/${(await deliveries())[0]?.id}/replay`)).status;
  const jobs = () => query('select attempts, locked_at is not null as "isRunning" from graphile_worker.jobs');

  it.each([204, 503])('after an answer %i, however often it is sent again', async (answer) => {
    await target(['quote_request.created']);
    await announceQuote();
    status = answer;
    await sendAll();
    expect(await Promise.all([replay(), replay()])).toEqual([200, 200]);
    expect(await jobs()).toEqual([{ attempts: 0, isRunning: false }]);
    await sendAll();
    expect(received).toHaveLength(2);
  });

  it('while it is being sent', async () => {
    await target(['quote_request.created']);
    await announceQuote();
    await query(`update webhook_delivery set state = 'retrying'`);
    await query(`update graphile_worker._private_jobs set attempts = 2, locked_at = now(), locked_by = 'worker'`);
    expect(await replay()).toBe(200);
    expect(await jobs()).toEqual([{ attempts: 2, isRunning: true }]);
    expect((await deliveries())[0]).toMatchObject({ state: 'retrying' });
  });
});

describe('EDT-13 a publication', () => {
  const locale = 'nl';
  const data = { title: 'Banken', slug: 'banken', _status: 'published' } as const;

  it('is announced with the addresses of the entry, and its withdrawal without', async () => {
    await target(['content.published', 'content.withdrawn']);
    const { id } = await test.payload.create({ collection: 'categories', locale, data });
    await test.payload.update({
      collection: 'categories',
      id,
      locale,
      data: { title: 'Zitbanken', _status: 'draft' },
      draft: true,
    });
    await test.payload.delete({ collection: 'categories', id });
    const draft = await test.payload.create({
      collection: 'categories',
      locale,
      data: { ...data, slug: 'x', _status: 'draft' },
      draft: true,
    });
    await test.payload.delete({ collection: 'categories', id: draft.id });
    await sendAll();
    const messages = received.map(({ body }) => JSON.parse(body));
    expect(messages.map(({ type }) => type)).toEqual(['content.published', 'content.withdrawn']);
    expect(messages[0].data).toEqual({
      ...{ collection: 'categories', id, adminUrl: `http://localhost/admin/collections/categories/${id}` },
      addresses: [{ language: 'nl', url: 'http://nl.localhost/producten/banken/' }],
    });
    expect(messages[1].data).toMatchObject({ id, addresses: [] });
  });
});

describe('EDT-13 a target', () => {
  it('has a secret that is stored encrypted and shown once', async () => {
    const { id, secret } = await target(['member.activated']);
    expect(secret).toMatch(/^whsec_/);
    const [row] = await query('select * from webhook_target');
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row.secret).toMatch(/^test\./);
    const saved = await call('patch', `/webhooks/${id}`, { name: 'ERP', url: address(), events: ['content.published'] });
    expect(saved.body).toEqual({ id });
    expect((await query('select name, events from webhook_target'))[0]).toEqual({ name: 'ERP', events: ['content.published'] });
  });

  it('is signed for with the former secret too, for a day after its rotation', async () => {
    const { id, secret } = await target(['quote_request.created']);
    const { body } = await call('post', `/webhooks/${id}/secret`);
    expect(body.secret).not.toBe(secret);
    await announceQuote();
    await sendAll();
    const [message] = received as [Received];
    expect(message.headers['webhook-signature']).toBe(`${signatureOf(body.secret, message)} ${signatureOf(secret, message)}`);
    await query(`update webhook_target set rotated_at = now() - interval '25 hours'`);
    await announceQuote();
    await deleteExpiredDeliveries(sql(), 30);
    await sendAll();
    const later = received[1] as Received;
    expect(later.headers['webhook-signature']).toBe(signatureOf(body.secret, later));
    expect((await query('select former_secret from webhook_target'))[0]).toEqual({ former_secret: null });
  });

  it('receives a test message, also while it is off', async () => {
    const { id } = await target(['quote_request.created'], { isEnabled: false });
    expect((await call('post', `/webhooks/${id}/test`)).status).toBe(200);
    await sendAll();
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
  });

  it('is refused with a reason per field', async () => {
    const refused = await call('post', '/webhooks', { name: ' ', url: 'https://10.0.0.1/', events: ['unknown'] });
    expect(refused.status).toBe(422);
    expect(refused.body.problems).toEqual([
      { field: 'name', reason: 'name' },
      { field: 'url', reason: 'address' },
      { field: 'events', reason: 'events' },
    ]);
    for (const body of [undefined, [], { name: {}, url: 7, events: 'x' }])
      expect((await call('post', '/webhooks', body as object)).status).toBe(422);
    expect(await query('select from webhook_target')).toEqual([]);
  });

  it('is one of twenty at most, and is deleted with its deliveries', async () => {
    const { id } = await target(['quote_request.created']);
    await announceQuote();
    await query(`insert into webhook_target (id, name, url, events, secret)
      select gen_random_uuid(), 'x', 'https://example.org', '{}', 'x' from generate_series(1, 19)`);
    expect((await call('post', '/webhooks', { name: 'x', url: address(), events: ['member.activated'] })).body).toEqual({
      problems: [{ field: 'name', reason: 'tooMany' }],
    });
    expect((await call('delete', `/webhooks/${id}`)).status).toBe(200);
    expect((await call('delete', `/webhooks/${id}`)).status).toBe(404);
    expect((await call('delete', '/webhooks/x')).status).toBe(404);
    const logged = await query("select action, subject from audit_log where kind = 'connections' order by id desc limit 1");
    expect(logged, 'in the access log').toEqual([{ action: 'connectionRemoved', subject: expect.any(String) }]);
    await sendAll();
    expect(await deliveries()).toEqual([]);
    expect(received).toEqual([]);
  });

  it('is managed by administrators only', async () => {
    const { id } = await target(['quote_request.created']);
    const others = [null, { ...administrator, role: 'editor' }, { collection: 'members', id: 1, isApproved: true }];
    for (const user of others) {
      for (const { method, path } of webhookEndpoints)
        await expect(call(method, path.replace(':id', id), {}, user)).rejects.toThrow();
    }
    expect(await query('select name from webhook_target')).toEqual([{ name: 'CRM' }]);
  });
});

it('EDT-13 deliveries are deleted after their retention', async () => {
  await target(['quote_request.created']);
  await announceQuote();
  await announceQuote();
  await query(
    `update webhook_delivery set created_at = now() - interval '31 days' where id = (select min(id) from webhook_delivery)`,
  );
  await deleteExpiredDeliveries(sql(), 30);
  expect(await deliveries()).toHaveLength(1);
});

it('OPS-10 secrets of webhooks are encrypted with the first key, and unreadable ones are counted', async () => {
  const { id } = await target(['quote_request.created']);
  await call('post', `/webhooks/${id}/secret`);
  const next = { id: 'next', key: Buffer.alloc(32, 8) };
  expect(await reencryptWebhookSecrets(sql(), [next, ...keys])).toEqual({ changed: 2, unreadable: 0 });
  expect((await query('select secret, former_secret from webhook_target'))[0]).toEqual({
    secret: expect.stringMatching(/^next\./),
    former_secret: expect.stringMatching(/^next\./),
  });
  expect(await reencryptWebhookSecrets(sql(), [...keys])).toEqual({ changed: 0, unreadable: 2 });
  await announceQuote();
  await sendAll();
  expect(await deliveries()).toMatchObject([{ state: 'failed', problem: 'secret' }]);
});
