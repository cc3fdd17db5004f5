import type { Command } from '../../platform/commands/command.ts';
import { isConfirmed, notConfirmed } from '../../platform/commands/terminal-input.ts';
import { affectedRequests } from './affected-requests.ts';
import { determineRemoval } from './removal-scope.ts';
import { removeDemo } from './remove-demo.ts';

const noDemo = { problem: 'this database has no recorded demo content; `plantsoen seed` with DEMO_CONTENT=on records it' };

/** Removes the demo content, or only lists it (`--dry-run`). */
export const removeDemoContent: Command<{ dryRun?: true; includeChanged?: true; yes?: true }> = async (context, options) => {
  const { dryRun, includeChanged = false, yes } = options;
  const { print, withPayload } = context;
  const planned = await withPayload(async (payload) => {
    const transaction = { payload, transactionID: undefined as never };
    const plan = await determineRemoval(transaction, { includeChanged });
    return plan && { plan, affected: await affectedRequests(transaction, plan.removed) };
  });
  if (!planned) return noDemo;
  const { plan, affected } = planned;
  for (const [collection, ids] of Object.entries(plan.removed)) if (ids.length > 0) print(`remove ${ids.length} ${collection}`);
  print(`empty ${plan.emptied.length} pages that the site needs`);
  for (const { collection, id, title, reason, usedBy } of plan.kept)
    print(`keep ${collection} ${id} "${title}": ${reason === 'changed' ? 'changed by an editor' : `used by ${usedBy}`}`);
  print(`${affected.withAdviser} quote requests lose their adviser (${affected.openWithAdviser} of them open)`);
  print(`${affected.withProducts} quote requests name removed products, and keep their lines`);
  if (dryRun || plan.total === 0) return undefined;
  if (!(await isConfirmed(`This removes ${plan.total} documents.`, yes))) return notConfirmed;
  const removal = await withPayload((payload) => removeDemo(payload, { includeChanged, report: print }));
  print(`removed ${removal?.total ?? 0} documents`);
  return undefined;
};
