import { defineConfig } from '@playwright/test';

const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const told = process.env.TEST_STACK;

/** Each test runs at phone and desktop width, against the stack that TEST_STACK tells of, else one that the global set-up starts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: told ? undefined : './global-set-up.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Machines that build and test are slow, and other tests run beside each.
  expect: { timeout: 10_000 },
  use: {
    // What a service worker fetches, routes do not see: the tests of the worker itself allow it.
    serviceWorkers: 'block',
    baseURL: told ? JSON.parse(told).siteOrigin : undefined,
    // No trace: it would be recorded of every test, and costs time. What failed can be run again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: [...quiet, ...asRoot] },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
