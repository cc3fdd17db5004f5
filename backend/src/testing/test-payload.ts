import type { Payload } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import { buildPayloadConfig, type PayloadConfigOptions } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { localStorage } from '../platform/storage/local-storage.ts';

export type TestPayload = { payload: Payload; options: PayloadConfigOptions; dataFolder: string };

/** Opens Payload on a new, migrated database for the tests of a suite, and closes it after them. Hooks and tests may use it. */
export function payloadTest(more: Partial<PayloadConfigOptions> = {}): TestPayload {
  const test = {} as TestPayload;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('empty');
    const { url, dataFolder } = database;
    test.dataFolder = dataFolder;
    test.options = {
      ...placeholderOptions,
      databaseUrl: url,
      storage: localStorage(dataFolder),
      log: createLog('test', 'silent'),
      ...more,
    };
    test.payload = await openPayload(buildPayloadConfig(test.options));
  });
  afterAll(async () => {
    await test.payload?.destroy();
    await database?.drop();
  });
  return test;
}
