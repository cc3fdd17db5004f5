import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const { use, globalSetup, retries, forbidOnly } = base;

/** The upgrade runs alone, because its load needs both processors. Its programs use the database of the test stack. */
export default defineConfig({
  ...{ forbidOnly, retries, workers: 1, timeout: 360_000, expect: { timeout: 30_000 } },
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: globalSetup && '../global-setup.ts',
  outputDir: '../test-results',
  use: { ...use, serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } },
});
