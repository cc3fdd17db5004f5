// Writes each secret of the environment to its file, and generates those that are missing. Existing files are kept: a new secret would
// log out members, and content encrypted by a lost key cannot be read.
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, writeFileSync } from 'node:fs';

const random = () => randomBytes(32).toString('base64');

/** User of the programs. */
const user = 1000;

const secrets = {
  'site/service-token': process.env.SERVICE_TOKEN || random(),
  'backend/payload-secret': process.env.PAYLOAD_SECRET || random(),
  'backend/field-keys': process.env.FIELD_KEYS || `k1:${random()}`,
};

for (const [name, value] of Object.entries(secrets)) {
  const file = `/secrets/${name}`;
  if (existsSync(file)) continue;
  writeFileSync(file, value, { mode: 0o400 });
  chownSync(file, user, user);
}
