/** Program that writes the types of all documents: `npm run types -w @plantsoen/backend`. */
import { fileURLToPath } from 'node:url';
import { generateTypes } from 'payload/node';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';

const config = await buildPayloadConfig(placeholderOptions);
config.typescript.outputFile = fileURLToPath(new URL('../platform/generated/payload-types.ts', import.meta.url));
await generateTypes(config, { log: false });
