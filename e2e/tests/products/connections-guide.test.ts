import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020.js';
import { freePort } from '../../../backend/src/testing/free-port.ts';
import { root } from '../../../scripts/root.ts';
import { runOnlyAt } from '../../browser.ts';
import { testStack } from '../../stack.ts';

runOnlyAt('desktop', 'the same at each width');

const guide = readFileSync(join(root, 'docs/guides/connections.md'), 'utf8');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block = '']) => block);

const site = `http://localhost:${new URL(testStack().siteOrigin).port}`;
const feed = '/feeds/products.json';

/** A folder in which the examples of the guide run as their readers run them. */
const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'connections-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

function start(folder: string, command: string[], env: Record<string, string> = {}): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, { cwd: folder, env: { ...process.env, SITE: site, ...env } });
}

/** Runs a command to its end, and returns its output. */
async function run(folder: string, command: string[], env?: Record<string, string>): Promise<string> {
  const child = start(folder, command, env);
  const [out = [], err = [], [code]] = await Promise.all([
    child.stdout?.toArray(),
    child.stderr?.toArray(),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}: ${err.join('')}`);
  return out.join('');
}

/** Runs the shell block that contains a text. */
const runShell = (folder: string, part: string, env?: Record<string, string>) =>
  run(folder, ['bash', '--norc', '-c', `set -e\n${blocks('sh').find((block) => block.includes(part))}`], env);

/** Writes the script of a block into the folder, under the name in its first line, and returns the command that runs it. */
function scriptOf(folder: string, name: string): string[] {
  writeFileSync(join(folder, name), blocks('js').find((block) => block.startsWith(`// ${name}\n`)) ?? '');
  return [process.execPath, name];
}

const readJson = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Returns what an administrator does with keys and webhooks, by the endpoints of the admin. */
function asAdministrator(request: APIRequestContext) {
  const { adminOrigin, editorToken } = testStack();
  const send = async (method: 'POST' | 'DELETE', path: string, data?: object) => {
    const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
    const answer = await request.fetch(`${adminOrigin}/api${path}`, { method, headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  return { post: (path: string, data?: object) => send('POST', path, data), remove: (path: string) => send('DELETE', path) };
}

test('EDT-13 the guide reads the feed, and reads it again only if it has changed', async ({ folder }) => {
  await runShell(folder, '> products.json');
  expect(readJson(folder, 'products.json').products).toHaveLength(48);
  expect(await runShell(folder, 'If-None-Match')).toBe('304\n');
});

test('EDT-13 the feed of each language follows the published schema and contains no price', async ({ request }) => {
  const schema = await (await request.get(`${site}/feeds/products.schema.json`)).json();
  const validate = new Ajv2020({ allowUnionTypes: true, strict: false, validateFormats: false }).compile(schema);
  for (const locale of ['nl', 'en', 'de']) {
    const answer = await request.get(`${site}${feed}`, { headers: { host: `${locale}.${new URL(site).host}` } });
    expect(validate(await answer.json()), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    expect(answer.headers()['cache-control']).toBe('public, no-cache');
    expect(await answer.text()).not.toMatch(/"\w*(price|surcharge)\w*":/i);
  }
});

test('EDT-13 the script of the guide lists every product', async ({ folder }) => {
  const lines = (await run(folder, scriptOf(folder, 'read-feed.mjs'))).trim().split('\n');
  expect(lines).toHaveLength(48);
  expect(lines).toContainEqual(expect.stringMatching(/^\S+ Meent/));
});

test('EDT-13 the guide reads prices with a key, which no guest and no cache gets', async ({ folder, request }) => {
  const administrator = asAdministrator(request);
  const { id, key } = await administrator.post('/feed-keys', { name: 'Guide' });
  await runShell(folder, '> prices.json', { FEED_KEY: key });
  const prices = readJson(folder, 'prices.json').products.flatMap(({ variants }: { variants: { priceEur: number }[] }) =>
    variants.map(({ priceEur }) => priceEur),
  );
  expect(Math.max(...prices)).toBeGreaterThan(100);
  const priced = await request.get(`${site}${feed}`, { headers: { authorization: `Bearer ${key}` } });
  expect([priced.status(), priced.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await (await request.get(`${site}${feed}`)).text()).not.toContain('priceEur');
  await administrator.remove(`/feed-keys/${id}`);
  for (const authorization of [`Bearer ${key}`, 'Bearer x', 'Basic eDp4']) {
    const refused = await request.get(`${site}${feed}`, { headers: { authorization } });
    expect([refused.status(), refused.headers()['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(await refused.text()).not.toContain('products');
  }
});

test('EDT-13 the receiver of the guide accepts a genuine message, and refuses others', async ({ folder, request }) => {
  const administrator = asAdministrator(request);
  const port = String(await freePort());
  const address = `http://localhost:${port}/`;
  const webhook = { name: 'Guide', url: address, events: ['member.activated'], isEnabled: true };
  const { id, secret } = await administrator.post('/webhooks', webhook);
  const receiver = start(folder, scriptOf(folder, 'receiver.mjs'), { WEBHOOK_SECRET: secret, PORT: port });
  let printed = '';
  receiver.stdout?.on('data', (chunk) => (printed += chunk));
  try {
    await expect.poll(() => printed).toContain(`listening on ${port}\n`);
    await administrator.post(`/webhooks/${id}/test`);
    await expect.poll(() => printed, { timeout: 20_000 }).toContain('webhook.test');
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,x',
    };
    for (const forged of [headers, {}])
      expect((await request.post(address, { headers: forged, data: '{"type":"x","data":{}}' })).status()).toBe(401);
  } finally {
    receiver.kill();
    await administrator.remove(`/webhooks/${id}`);
  }
});
