import { defineConfig } from '@playwright/test';

const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const told = process.env.TEST_STACK;

/** Files of tests that change the content. They run last, so that no other test sees the changes. */
const editing = /(admin|blocks-html|editors-forms|freshness|preview|redirects)\.test\.ts$/;
const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * Each test runs at phone and desktop width, or only at the width of its tag. It uses the stack described by `TEST_STACK`; without that
 * variable, the global set-up starts one.
 */
export default defineConfig({
  testDir: './tests',
  testMatch: '**/*.test.ts',
  globalSetup: told ? undefined : './global-setup.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes in its second run is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // Build machines are slow, and tests run in parallel.
  expect: { timeout: 10_000 },
  use: {
    // Requests of a service worker bypass Playwright's routes. Only the tests of the service worker allow one.
    serviceWorkers: 'block',
    baseURL: told ? JSON.parse(told).siteOrigin : undefined,
    // No trace, because recording every test takes time. Run failed tests again with `--trace on`.
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
