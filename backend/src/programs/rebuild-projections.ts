/** Program that rebuilds addresses and catalogue from the published entries, while the site is running. */
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { payloadOptionsOf } from '../composition/payload-options.ts';
import { reprojectAll } from '../composition/reproject-all.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';

const result = readConfiguration(process.env);
if ('problems' in result) {
  console.error(result.problems.join('\n'));
  process.exit(1);
}
const log = createLog('projections', 'warn');
const payload = await openPayload(buildPayloadConfig({ ...payloadOptionsOf(result.configuration), log, poolSize: 2 }));
const begin = performance.now();
const { entries, changed } = await reprojectAll(payload);
console.log(
  `projections: ${entries} entries in ${((performance.now() - begin) / 1000).toFixed(1)} s, ${changed} of them changed`,
);
process.exit(0);
