import { defineConfig } from '@playwright/test';

const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const told = process.env.TEST_STACK;

/** Files of tests that change the content: they come last, that no other test meets a change. */
const editing = /(admin|blocks-html|editors-forms|freshness|preview|redirects)\.test\.ts$/;
const desktop = { viewport: { width: 1280, height: 800 } };

/** Each test runs at phone and desktop width, or at the one it is tagged with, against the stack that TEST_STACK tells of, else one that the global set-up starts. */
export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.test.ts',
  globalSetup: told ? undefined : './global-set-up.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes in its second run is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // Machines that build and test are slow, and other tests run beside each.
  expect: { timeout: 10_000 },
  use: {
    // What a service worker fetches, routes do not see: the tests of the worker itself allow it.
    serviceWorkers: 'block',
    baseURL: told ? JSON.parse(told).siteOrigin : undefined,
    // No trace: it would be recorded of every test, and costs time. What failed can be run again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_SHELL_PATH || process.env.CHROME_PATH || undefined,
      args: [...quiet, ...asRoot],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      testIgnore: editing,
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: desktop, testIgnore: editing, grepInvert: /@phone/ },
    { name: 'editing', use: desktop, testMatch: editing },
  ],
});
