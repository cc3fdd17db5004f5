// What the browser tests run against: a whole stack of their own, on free ports, with the demo content and an own data folder.

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Settings } from '../scripts/settings.mjs';

export type Administrator = { email: string; password: string };

/** Where tests find the stack and what they need to start more processes of it. */
export type TestStack = {
  siteOrigin: string;
  apiOrigin: string;
  adminOrigin: string;
  administrator: Administrator;
  /** Of the one session that the tests have with the admin. */
  editorToken: string;
  dataFolder: string;
  serviceToken: string;
};

const variable = 'TEST_STACK';

/** The stack that the global set-up has started. */
export function testStack(): TestStack {
  const told = process.env[variable];
  if (!told) throw new Error('the browser tests are started by `npm test -- browser`, or by Playwright with its global set-up');
  return JSON.parse(told);
}

/** Tells the workers of the test run about the stack. */
export function tellTestStack(stack: TestStack): void {
  process.env[variable] = JSON.stringify(stack);
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Settings of a stack for tests in a data folder. */
export async function testSettings(dataFolder: string): Promise<Settings> {
  const [site, api, admin] = await Promise.all([freePort(), freePort(), freePort()]);
  return {
    databaseUrl: undefined,
    dataFolder,
    ports: { site, api, admin },
    adminUrl: `http://localhost:${admin}`,
    siteUrls: ['nl', 'en', 'de'].map((locale) => `http://${locale}.localhost:${site}`),
    demoContent: true,
    serviceToken: 'test-service-token-'.padEnd(40, 'x'),
    payloadSecret: 'test-payload-secret-'.padEnd(40, 'x'),
  };
}
