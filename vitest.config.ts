import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.next/**', '.plantsoen/**', 'e2e/**'];

/** Node gives packages the CommonJS build of graphql; our own code must get the same one, or its types are strangers to them. */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** `unit` needs nothing but the code; `integration` runs on a real embedded PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        build: { assetsInlineLimit: 0 },
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.integration.test.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: elsewhere,
          globalSetup: './scripts/test-cluster.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
