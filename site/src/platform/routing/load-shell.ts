import type { Operation } from '../data/operation.ts';
import { asJson } from '../rendering/loader-data.ts';
import type { RouterContext } from '../rendering/router-context.ts';

/** The data of header and footer. A page whose shell cannot be had is shown without it. */
export async function loadShell<Shell extends object>(
  operation: Operation<Shell, { siteId: number }>,
  { query, siteId, report }: RouterContext,
): Promise<Shell | undefined> {
  try {
    return asJson(await query(operation, { siteId }));
  } catch (error) {
    report(error);
    return undefined;
  }
}
