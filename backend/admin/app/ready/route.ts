import { sql } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** Answers whether the admin can serve: Payload runs and the database answers, with the tables of this code. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config });
    await payload.db.drizzle.execute(sql`select from users limit 0`);
    return Response.json({ status: 'ready' });
  } catch {
    return Response.json({ status: 'waiting', errors: ['the database does not answer'] }, { status: 503 });
  }
}
