import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

export type Credentials = { email: string; password: string };

/** Creates an administrator with a random password and returns the credentials. */
export async function createFirstAdministrator(payload: Payload, email: string): Promise<Credentials> {
  const password = randomBytes(18).toString('base64url');
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', role: 'administrator' },
    depth: 0,
  });
  return { email, password };
}
