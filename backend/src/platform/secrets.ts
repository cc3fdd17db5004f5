import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnce } from './private-files.ts';

/** Generated secrets. A restore adds the previous values of PAYLOAD_SECRET. */
export type Secrets = { serviceToken: string; payloadSecret: string; previousSecrets?: readonly string[] };

const isSecret = (value: unknown): value is string => typeof value === 'string' && value.length >= 32;

function readSecrets(file: string): Secrets {
  const { serviceToken, payloadSecret, previousSecrets = [] }: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSecret(serviceToken) || !isSecret(payloadSecret) || !Array.isArray(previousSecrets) || !previousSecrets.every(isSecret))
    throw new Error('a secret is missing or shorter than 32 characters');
  return { serviceToken, payloadSecret, previousSecrets };
}

export const secretsFile = (dataFolder: string) => join(dataFolder, 'secrets.json');

/**
 * Returns the secrets of an installation from `secrets.json` in its data folder. Generates them at the first call, readable by their
 * owner only.
 */
export function ensureSecrets(dataFolder: string): Secrets {
  const file = secretsFile(dataFolder);
  writeOnce(file, () => {
    const secrets: Secrets = { serviceToken: randomBytes(32).toString('hex'), payloadSecret: randomBytes(32).toString('hex') };
    return `${JSON.stringify(secrets, null, 2)}\n`;
  });
  return readSecrets(file);
}
