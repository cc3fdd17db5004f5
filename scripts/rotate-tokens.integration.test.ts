// Replaces SERVICE_TOKEN and METADATA_TOKEN in the steps of docs/runbook/configuration-and-secrets.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../backend/src/platform/database/test-database.ts';
import { type ApiProcess, startApi } from '../backend/src/testing/api-process.ts';
import { readConfiguration } from '../site/server/configuration.ts';
import { root } from './root.ts';

type Step = { value: string; restarted: 'APIs' | 'sites' };

const guide = readFileSync(join(root, 'docs/runbook/configuration-and-secrets.md'), 'utf8');
const [, row = ''] = guide.match(/^\| `SERVICE_TOKEN` \| (.+?) \|/m) ?? [];
const steps = [...row.matchAll(/Set `([a-z,]+)`, restart the (APIs|sites)/g)].map(
  ([, value, restarted]) => ({ value, restarted }) as Step,
);

/** Returns both tokens in a step. Those for metadata differ, so that each is checked. */
const tokensOf = (value: string) => ({
  SERVICE_TOKEN: value.replaceAll(/\w+/g, (name) => name.padEnd(40, 's')),
  METADATA_TOKEN: value.replaceAll(/\w+/g, (name) => name.padEnd(40, 'm')),
});

let database: TestDatabase;
const apis = new Map<string, ApiProcess>();
beforeAll(async () => {
  database = await testDatabase('empty');
  const settings = { ...testSecrets, DATABASE_URL: database.url, DATA_FOLDER: database.dataFolder, LOG_LEVEL: 'fatal' };
  for (const value of ['old', ...steps.map((step) => step.value)])
    apis.set(value, await startApi({ ...settings, ...tokensOf(value) }));
});
afterAll(async () => {
  for (const api of apis.values()) await api.end();
  await database.drop();
});

/** Returns the status with which an API answers a site. Each has started with the given value. */
async function statusOf(apiValue: string, siteValue: string): Promise<number | undefined> {
  const read = readConfiguration(tokensOf(siteValue));
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const { token, metadataToken } = read.configuration.api;
  const headers = { 'content-type': 'application/json', 'x-service-token': token, authorization: `Bearer ${metadataToken}` };
  const body = JSON.stringify({ query: '{ newsletterNeedsConfirmation }' });
  return (await apis.get(apiValue)?.fetch('/graphql', { method: 'POST', headers, body }))?.status;
}

test('OPS-10 an API accepts the tokens of all sites in each step, also if any program restarts by itself', async () => {
  expect(steps.map(({ restarted }) => restarted)).toEqual(['APIs', 'sites', 'APIs']);
  const running = { APIs: new Set(['old']), sites: new Set(['old']) };
  for (const { value, restarted } of steps) {
    running.APIs.add(value);
    running.sites.add(value);
    for (const api of running.APIs) {
      for (const site of running.sites)
        expect(await statusOf(api, site), `API with ${api}, site with ${site}, in the step ${value}`).toBe(200);
    }
    running[restarted] = new Set([value]);
  }
  expect(await statusOf('new', 'old'), 'the former token has ended').toBe(401);
});
