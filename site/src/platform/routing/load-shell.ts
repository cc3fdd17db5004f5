import type { Operation } from '../data/operation.ts';
import type { RouterContext } from '../rendering/router-context.ts';

/** The data of header and footer. A page whose shell cannot be had is shown without it. */
export async function loadShell<Shell>(
  operation: Operation<Shell, { siteId: number }>,
  { query, siteId, report }: RouterContext,
): Promise<Shell | undefined> {
  try {
    return await query(operation, { siteId });
  } catch (error) {
    report(error);
    return undefined;
  }
}
