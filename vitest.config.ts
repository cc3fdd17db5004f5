import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.next/**', '.plantsoen/**', 'e2e/**'];

/** Node gives packages the CommonJS build of graphql; our own code must get the same one, or its types are strangers to them. */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** A slow machine is no fault: time is what budgets hold, in `benchmarks/`. */
const patience = { testTimeout: 300_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000, interval: 20 } } };

/** Files share the process of their worker: evaluating the same modules for each would take a third of the time. */
const shared = { isolate: false, maxWorkers: '100%', setupFiles: './scripts/vitest.setup.ts', ...patience };

/** `unit` needs nothing but the code; `integration` runs on a real embedded PostgreSQL, `images` also on images. */
export default defineConfig({
  test: {
    // `npm run test:coverage` reports the lines that unit tests run. Integration and browser tests are not included.
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'html'],
      include: ['{backend,configuration,contract,form-rules,observability,scripts,site}/**/*.{ts,tsx}'],
      exclude: ['**/generated/**', '**/*.gen.ts', '**/migrations/**', '**/testing/**', '**/*.test.{ts,tsx}', '**/dist/**'],
    },
    projects: [
      {
        resolve,
        build: { assetsInlineLimit: 0 },
        test: {
          ...shared,
          // One worker more than processors, because many of these tests wait.
          maxWorkers: availableParallelism() + 1,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.{integration,images}.test.ts'],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: elsewhere,
          globalSetup: './scripts/test-cluster.ts',
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'images',
          include: ['**/*.images.test.ts'],
          exclude: elsewhere,
          globalSetup: './scripts/test-cluster.ts',
        },
      },
    ],
  },
});
