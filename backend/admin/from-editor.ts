import { getPayload } from 'payload';
import { isEditor } from '../src/platform/access/roles.ts';
import config from './payload.config.ts';

/** True when a request comes from somebody who is logged in to the admin. */
export async function isFromEditor(headers: Headers): Promise<boolean> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  return isEditor(user);
}
