import { join } from 'node:path';
import type { Payload } from 'payload';
import { buildPayloadConfig, type PayloadConfigOptions } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';

export type TestPayload = { payload: Payload; options: PayloadConfigOptions; end: () => Promise<void> };

/** Opens Payload on a new, migrated database, for one suite of integration tests. */
export async function testPayload(more: Partial<PayloadConfigOptions> = {}): Promise<TestPayload> {
  const { url, dataFolder, drop } = await testDatabase('empty');
  const options: PayloadConfigOptions = {
    ...placeholderOptions,
    databaseUrl: url,
    mediaFolder: join(dataFolder, 'media'),
    uploadsFolder: join(dataFolder, 'uploads'),
    log: createLog('test', 'silent'),
    ...more,
  };
  const payload = await openPayload(buildPayloadConfig(options));
  return {
    payload,
    options,
    end: async () => {
      await payload.destroy();
      await drop();
    },
  };
}
