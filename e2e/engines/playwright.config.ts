import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from './engine.ts';

/** Runs each journey in each engine. Playwright only runs the tests; other libraries drive the browsers. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: process.env.TEST_STACK ? undefined : '../global-setup.ts',
  outputDir: '../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes in its second run is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
