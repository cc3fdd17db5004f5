// node write-secrets.mjs <folder> <user>: writes each secret of the environment to its file, and generates those that exist in neither. A
// generated one is never replaced: a new secret would log out members, and content encrypted by a lost key cannot be read.
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder, user] = process.argv;
const { SERVICE_TOKEN, PAYLOAD_SECRET, FIELD_KEYS } = process.env;
const random = () => randomBytes(32).toString('base64');
/** Returns a name that no other key has, so that a key generated after a loss differs from the lost one. */
const keyName = () => `k${new Date().toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(3).toString('hex')}`;

/** @type {[string, string | undefined, () => string][]} */
const secrets = [
  ['site/service-token', SERVICE_TOKEN, random],
  ['backend/payload-secret', PAYLOAD_SECRET, random],
  ['backend/field-keys', FIELD_KEYS, () => `${keyName()}:${random()}`],
];

for (const [name, value, generate] of secrets) {
  const file = join(folder, name);
  if (!value && existsSync(file)) continue;
  // This process may not write to a file of the programs' user, so a new one replaces it.
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, value || generate(), { mode: 0o400 });
  chownSync(draft, Number(user), Number(user));
  renameSync(draft, file);
}
