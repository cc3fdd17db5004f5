import type { Operation } from '../data/operation.ts';
import { asJson } from '../rendering/loader-data.ts';
import type { RouterContext } from '../rendering/router-context.ts';

/** Loads the data of header and footer, `shaped` for the page. If it fails, the page is rendered without it. */
export async function loadShell<Answer, Shell extends object>(
  operation: Operation<Answer, { siteId: number }>,
  shaped: (answer: Answer) => Shell,
  { query, siteId, report }: RouterContext,
): Promise<Shell | undefined> {
  try {
    return asJson(shaped(await query(operation, { siteId })));
  } catch (error) {
    report(error);
    return undefined;
  }
}
