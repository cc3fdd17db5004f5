import { sql } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';
import { readInTime } from '../../../src/platform/database/read-in-time.ts';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** Reads a table of this code. Payload connects at the first request. */
const hasAnswered = readInTime(async () => {
  const payload = await getPayload({ config });
  await payload.db.drizzle.execute(sql`select from users limit 0`);
  return true;
});

/** Answers whether the admin can serve: Payload runs and the database answers, with the tables of this code. */
export async function GET(): Promise<Response> {
  if (await hasAnswered()) return Response.json({ status: 'ready' });
  return Response.json({ status: 'waiting', errors: ['the database does not answer'] }, { status: 503 });
}
