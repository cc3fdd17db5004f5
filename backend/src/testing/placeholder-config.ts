import type { SanitizedConfig } from 'payload';
import { buildPayloadConfig } from '../payload-config.ts';
import { placeholderOptions } from '../placeholder-options.ts';

/** Builds the Payload configuration without an installation. */
export const placeholderConfig = (): Promise<SanitizedConfig> => buildPayloadConfig(placeholderOptions);
