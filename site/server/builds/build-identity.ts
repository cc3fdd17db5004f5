import { createHash } from 'node:crypto';
import type { Configuration } from '../configuration.ts';

type PageSettings = Pick<Configuration, 'hosts' | 'tagManagerId' | 'hasRecaptcha' | 'mapTiles'>;

/**
 * Returns the identity of a build with its settings. Pages of another one refer to files and hosts that this one does not allow. The paths
 * of the build's files are unique to it.
 */
export function buildIdentity(builtPaths: readonly string[], settings: PageSettings): string {
  const { hosts, tagManagerId, hasRecaptcha, mapTiles } = settings;
  const made = JSON.stringify([[...builtPaths].sort(), hosts.origins, tagManagerId, hasRecaptcha, mapTiles]);
  return createHash('sha256').update(made).digest('hex').slice(0, 16);
}
