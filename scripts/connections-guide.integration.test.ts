// Runs the examples of docs/guides/connections.md against an API and a site, with the demo content.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestSql } from '../backend/src/platform/database/request-sql.ts';
import { testDatabase, testSecrets } from '../backend/src/platform/database/test-database.ts';
import { createFeedKey, revokeFeedKey } from '../backend/src/products/feed/feed-keys.ts';
import { type ServingApis, servingApis } from '../backend/src/testing/serving-apis.ts';
import { queueTest } from '../backend/src/webhooks/webhook-deliveries.ts';
import { createTarget } from '../backend/src/webhooks/webhook-targets.ts';
import { type TestSite, testSite } from '../site/server/testing/test-site.ts';
import { root } from './root.ts';

const guide = readFileSync(join(root, 'docs/guides/connections.md'), 'utf8');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block = '']) => block);

let apis: ServingApis;
let site: TestSite;
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'connections-'));
  apis = await servingApis({ WEBHOOKS_TO_LOCALHOST: 'on' }, await testDatabase('demo'));
  site = await testSite({ url: apis.at(0, ''), token: testSecrets.SERVICE_TOKEN } as never);
  await site.ready();
});
afterAll(async () => {
  for (const child of children) child.kill();
  await site?.stop();
  await apis?.end();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const database = () => requestSql({ payload: apis.editing, transactionID: undefined });
const env = (more: Record<string, string> = {}) => ({ PATH: process.env.PATH, SITE: `http://localhost:${site.port}`, ...more });

/** Runs the shell block that contains a text. Other processes answer meanwhile, so it must not block this one. */
async function runShell(part: string, more: Record<string, string> = {}): Promise<string> {
  const block = blocks('sh').find((one) => one.includes(part));
  return run('bash', ['--norc', '-c', `set -e\n${block}`], more);
}

function run(command: string, args: string[], more: Record<string, string>): Promise<string> {
  const child = spawn(command, args, { cwd: folder, env: env(more), stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${command} ended with ${code}: ${err}`))));
  });
}

/** Writes the script of a block into the folder, under the name in its first line. Returns its path. */
function writeScript(name: string): string {
  const script = blocks('js').find((block) => block.startsWith(`// ${name}\n`)) ?? '';
  const file = join(folder, name);
  writeFileSync(file, script);
  return file;
}

const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

it('EDT-13 the guide reads the feed, and reads it again only if it has changed', async () => {
  expect(spawnSync('curl', ['--version']).status, 'curl is installed').toBe(0);
  await runShell('> products.json');
  const feed = readJson('products.json');
  expect(feed.products).toHaveLength(48);
  expect(await runShell('If-None-Match')).toBe('304\n');
});

it('EDT-13 the feed of each language follows the published schema and contains no price', async () => {
  const schema = JSON.parse((await site.get('/feeds/products.schema.json')).text);
  const validate = new Ajv2020({ allowUnionTypes: true, strict: false, validateFormats: false }).compile(schema);
  for (const host of ['nl.test', 'en.test', 'de.test']) {
    const { text, headers } = await site.get('/feeds/products.json', { host });
    expect(validate(JSON.parse(text)), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(text).not.toMatch(/"\w*(price|surcharge)\w*":/i);
  }
});

it('EDT-13 the script of the guide lists every product', async () => {
  const lines = (await run(process.execPath, [writeScript('read-feed.mjs')], {})).trim().split('\n');
  expect(lines).toHaveLength(48);
  expect(lines).toContainEqual(expect.stringMatching(/^\S+ Meent/));
});

it('EDT-13 the guide reads prices with a key, which no guest and no cache gets', async () => {
  const created = await createFeedKey(await database(), 'Guide');
  const key = created?.key ?? '';
  await runShell('> prices.json', { FEED_KEY: key });
  const prices = readJson('prices.json').products.flatMap(({ variants }: { variants: { priceEur: number }[] }) =>
    variants.map(({ priceEur }) => priceEur),
  );
  expect(Math.max(...prices)).toBeGreaterThan(100);
  const priced = await site.get('/feeds/products.json', { headers: { authorization: `Bearer ${key}` } });
  expect([priced.status, priced.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await site.get('/feeds/products.json')).text).not.toContain('priceEur');
  await revokeFeedKey(await database(), created?.id ?? 0);
  for (const authorization of [`Bearer ${key}`, 'Bearer x', 'Basic eDp4']) {
    const { status, text, headers } = await site.get('/feeds/products.json', { headers: { authorization } });
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(text).not.toContain('products');
  }
});

it('EDT-13 the receiver of the guide accepts a genuine message, and refuses others', async () => {
  const input = { name: 'Guide', url: 'http://localhost:1/', events: ['member.activated' as const], isEnabled: true };
  const target = await createTarget(await database(), apis.configuration.fieldKeys, input);
  const receiver = spawn(process.execPath, [writeScript('receiver.mjs')], {
    env: env({ WEBHOOK_SECRET: target?.secret ?? '', PORT: '0' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(receiver);
  let printed = '';
  receiver.stdout.on('data', (chunk) => (printed += chunk));
  await expect.poll(() => printed).toMatch(/^listening on \d+\n/);
  const address = `http://localhost:${/\d+/.exec(printed)?.[0]}/`;
  const { pool } = apis.editing.db;
  await pool.query('update webhook_target set url = $1', [address]);
  await queueTest(await database(), target?.id ?? '');
  await expect.poll(() => printed, { timeout: 20_000 }).toContain('webhook.test');
  await expect
    .poll(async () => (await pool.query('select state, status from webhook_delivery')).rows)
    .toEqual([{ state: 'delivered', status: 204 }]);
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': 'v1,x',
  };
  for (const forged of [headers, {}]) {
    const { status } = await fetch(address, { method: 'POST', headers: forged, body: '{"type":"x","data":{}}' });
    expect(status).toBe(401);
  }
});
