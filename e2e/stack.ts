// The stack for browser tests: all programs on free ports, with the demo content and a separate data folder.

import { freePort } from '../backend/src/testing/free-port.ts';
import type { Settings } from '../scripts/settings.mjs';

export type Administrator = { email: string; password: string };

/** Addresses of the stack, and the data to start more of its processes. */
export type TestStack = {
  siteOrigin: string;
  apiOrigin: string;
  adminOrigin: string;
  administrator: Administrator;
  /** Token of the tests' single session with the admin. */
  editorToken: string;
  dataFolder: string;
  serviceToken: string;
};

const variable = 'TEST_STACK';

/** Returns the stack that the global set-up has started. Throws without one. */
export function testStack(): TestStack {
  const told = process.env[variable];
  if (!told) throw new Error('the browser tests are started by `npm test -- browser`, or by Playwright with its global set-up');
  return JSON.parse(told);
}

/** Passes the stack to the workers of the test run. */
export function tellTestStack(stack: TestStack): void {
  process.env[variable] = JSON.stringify(stack);
}

/** Lets the next test run start its own stack. */
export function forgetTestStack(): void {
  delete process.env[variable];
}

/** Returns the settings of a test stack with a data folder. */
export async function testSettings(dataFolder: string): Promise<Settings> {
  const [site, api, admin] = await Promise.all([freePort(), freePort(), freePort()]);
  return {
    databaseUrl: undefined,
    dataFolder,
    ports: { site, api, admin },
    adminUrl: `http://localhost:${admin}`,
    siteUrls: ['nl', 'en', 'de'].map((locale) => `http://${locale}.localhost:${site}`),
    demoContent: true,
    logDays: 14,
    serviceToken: 'test-service-token-'.padEnd(40, 'x'),
    payloadSecret: 'test-payload-secret-'.padEnd(40, 'x'),
  };
}
