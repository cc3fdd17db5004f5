import type { Command } from '../../platform/commands/command.ts';
import { isConfirmed, notConfirmed } from '../../platform/commands/terminal-input.ts';
import { determineRemoval } from './removal-scope.ts';
import { removeDemo } from './remove-demo.ts';

const noDemo = { problem: 'this database has no recorded demo content; `plantsoen seed` with DEMO_CONTENT=on records it' };

/** Removes the demo content, or only lists it (`--dry-run`). */
export const removeDemoContent: Command<{ dryRun?: true; includeChanged?: true; yes?: true }> = async (context, options) => {
  const { dryRun, includeChanged = false, yes } = options;
  const { print, withPayload } = context;
  const plan = await withPayload((payload) =>
    determineRemoval({ payload, transactionID: undefined as never }, { includeChanged }),
  );
  if (!plan) return noDemo;
  for (const [collection, ids] of Object.entries(plan.removed)) if (ids.length > 0) print(`remove ${ids.length} ${collection}`);
  print(`empty ${plan.emptied.length} pages that the site needs`);
  for (const { collection, id, title, reason, usedBy } of plan.kept)
    print(`keep ${collection} ${id} "${title}": ${reason === 'changed' ? 'changed by an editor' : `used by ${usedBy}`}`);
  if (dryRun || plan.total === 0) return undefined;
  if (!(await isConfirmed(`This removes ${plan.total} documents.`, yes))) return notConfirmed;
  const removal = await withPayload((payload) => removeDemo(payload, { includeChanged, report: print }));
  print(`removed ${removal?.total ?? 0} documents`);
  return undefined;
};
