import { getPayload, type Payload } from 'payload';
import { type AdminUser, isAdminUser } from '../src/platform/access/roles.ts';
import config from './payload.config.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const probeTimeoutMs = 3000;

/**
 * Returns the logged-in user of the admin who sends a request, or undefined. Throws `DatabaseUnavailable` if this cannot be determined,
 * because Payload treats a token that it cannot look up as a guest's.
 */
export async function userOf(headers: Headers): Promise<AdminUser | undefined> {
  const payload = await getPayload({ config }).catch(unavailable);
  const { user } = await payload.auth({ headers }).catch(unavailable);
  if (!user && bringsToken(headers)) await probe(payload);
  return isAdminUser(user) ? user : undefined;
}

/** Whether a request comes from a logged-in user of the admin. Throws like `userOf`. */
export const isFromEditor = async (headers: Headers): Promise<boolean> => (await userOf(headers)) !== undefined;

function bringsToken(headers: Headers): boolean {
  return headers.has('authorization') || /payload-token=/.test(headers.get('cookie') ?? '');
}

async function probe(payload: Payload): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), probeTimeoutMs);
  });
  await Promise.race([payload.db.pool.query('select 1'), late])
    .catch(unavailable)
    .finally(() => clearTimeout(timer));
}

function unavailable(error: unknown): never {
  throw new DatabaseUnavailable('The database cannot be reached.', { cause: error });
}
