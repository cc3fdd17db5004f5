import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import type { PayloadConfigOptions } from '../src/composition/payload-config.ts';
import { payloadOptionsOf, placeholderOptions } from '../src/composition/payload-options.ts';
import { createLog } from '../src/platform/log.ts';
import { buildAdminConfig } from './admin-config.ts';
import { adminConfiguration } from './admin-configuration.ts';

async function optionsFromEnvironment(): Promise<PayloadConfigOptions> {
  const configuration = adminConfiguration();
  return {
    ...(await payloadOptionsOf(configuration)),
    poolSize: configuration.limits.connections.admin,
    log: createLog('admin', configuration.logLevel),
  };
}

/** The build reads only the configuration and has no installation. */
const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;

export default (isBuild ? Promise.resolve(placeholderOptions) : optionsFromEnvironment()).then(buildAdminConfig);
