import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function isGone(pid: string): boolean {
  try {
    return /^\d+$/.test(pid) && !process.kill(Number(pid), 0);
  } catch {
    return true;
  }
}

/**
 * Creates a temporary folder for this run that other users may enter, as the database's user does. Deletes folders of runs that were
 * killed.
 */
export function makeRunFolder(kind: string): string {
  const prefix = `plantsoen-${kind}-`;
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix)))
    if (isGone(name.slice(prefix.length))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  return folder;
}
