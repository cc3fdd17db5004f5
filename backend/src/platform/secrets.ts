import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = { serviceToken: string; payloadSecret: string };

const isSecret = (value: unknown): value is string => typeof value === 'string' && value.length >= 32;

function readSecrets(file: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const { serviceToken, payloadSecret }: Record<string, unknown> = JSON.parse(text);
  if (!isSecret(serviceToken) || !isSecret(payloadSecret)) throw new Error('a secret is missing or shorter than 32 characters');
  return { serviceToken, payloadSecret };
}

/**
 * The secrets of an installation, `secrets.json` in its data folder, made at first use and readable by its owner only. Of
 * programs that start at the same moment one writes, whole or not at all, and all read the same.
 */
export function ensureSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  const present = readSecrets(file);
  if (present) return present;
  mkdirSync(dataFolder, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const secrets: Secrets = { serviceToken: randomBytes(32).toString('hex'), payloadSecret: randomBytes(32).toString('hex') };
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return secrets;
  } catch (error) {
    const written = readSecrets(file);
    if (!written) throw error;
    return written;
  } finally {
    rmSync(draft);
  }
}
