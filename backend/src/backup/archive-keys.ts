import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Configuration } from '../platform/configuration.ts';
import { fieldKeysFile } from '../platform/field-keys.ts';
import { type Secrets, secretsFile } from '../platform/secrets.ts';
import { ArchiveError } from './archive-format.ts';
import { fileExists } from './file-exists.ts';

/**
 * Keys of an installation: the content of `field-keys.txt`, and the secrets of `secrets.json`. Previous secrets verify links in emails
 * that were sent before a rotation. A previous service token is only needed during one.
 */
export type InstallationKeys = { fieldKeys: string } & Secrets;

/** Keys as an archive contains them: readable, or encrypted with a passphrase. */
export type ArchivedKeys = { keys: InstallationKeys } | { salt: string; iv: string; tag: string; encrypted: string };

const algorithm = 'aes-256-gcm';
/** Cost of the key derivation: 128 MB of memory and some tenths of a second. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

/** Returns the keys of an installation, whether from variables or from files. */
export function keysOf({ fieldKeys, serviceTokens: [serviceToken], ...secrets }: KeySource): InstallationKeys {
  const { payloadSecret, previousSecrets } = secrets;
  const lines = fieldKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`);
  return { fieldKeys: lines.join('\n'), serviceToken, payloadSecret, previousSecrets };
}

type KeySource = Pick<Configuration, 'fieldKeys' | 'serviceTokens' | 'payloadSecret' | 'previousSecrets'>;

/** Returns a short hash by which an archive recognises a secret. Secrets are random, so that it reveals nothing. */
export const fingerprintOf = (secret: string) =>
  createHash('sha256').update(`plantsoen backup ${secret}`).digest('hex').slice(0, 16);

/** Encrypts the keys with a passphrase, or returns them readable without one. */
export function archiveKeys(keys: InstallationKeys, passphrase: string | undefined): ArchivedKeys {
  if (passphrase === undefined) return { keys };
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(algorithm, scryptSync(passphrase, salt, 32, cost), iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(keys), 'utf8'), cipher.final()]);
  const [s, i, tag, e] = [salt, iv, cipher.getAuthTag(), encrypted].map((bytes) => bytes.toString('base64'));
  return { salt: s ?? '', iv: i ?? '', tag: tag ?? '', encrypted: e ?? '' };
}

/** Returns the keys of an archive; undefined if they are encrypted and there is no passphrase. Throws for a wrong one. */
export function openKeys(archived: ArchivedKeys, passphrase: string | undefined): InstallationKeys | undefined {
  if ('keys' in archived) return archived.keys;
  if (passphrase === undefined) return undefined;
  const [salt, iv, tag, encrypted] = [archived.salt, archived.iv, archived.tag, archived.encrypted].map((text) =>
    Buffer.from(text, 'base64'),
  ) as [Buffer, Buffer, Buffer, Buffer];
  const decipher = createDecipheriv(algorithm, scryptSync(passphrase, salt, 32, cost), iv).setAuthTag(tag);
  try {
    return JSON.parse(Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8'));
  } catch {
    throw new ArchiveError('the keys in the archive cannot be decrypted: the passphrase is another one');
  }
}

/** Reads a passphrase, the first line of a file. */
export function readPassphrase(file: string | undefined): string | undefined | { problem: string } {
  if (file === undefined) return undefined;
  if (!fileExists(file)) return { problem: `there is no passphrase file ${file}` };
  const [passphrase = ''] = readFileSync(file, 'utf8').split(/\r?\n/);
  return passphrase.length >= 12 ? passphrase : { problem: `the passphrase in ${file} must have at least 12 characters` };
}

/** Paths of the files that contain the keys, unless variables do. */
export const keyFiles = (dataFolder: string) => ({
  fieldKeys: fieldKeysFile(dataFolder),
  secrets: secretsFile(dataFolder),
});
