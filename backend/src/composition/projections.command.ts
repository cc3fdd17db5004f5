import type { Command } from '../platform/commands/command.ts';
import { reprojectAll } from './reproject-all.ts';

/** Rebuilds addresses and catalogue from the published entries, while the site is running. */
export const rebuildProjections: Command = async ({ withPayload, print }) => {
  const begin = performance.now();
  const { entries, changed } = await withPayload(reprojectAll);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  print(`projections: ${entries} entries in ${seconds} s, ${changed} of them changed`);
  return undefined;
};
