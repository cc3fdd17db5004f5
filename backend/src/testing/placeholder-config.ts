import type { SanitizedConfig } from 'payload';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';

/** Builds the Payload configuration without an installation. */
export const placeholderConfig = (): Promise<SanitizedConfig> => buildPayloadConfig(placeholderOptions);
