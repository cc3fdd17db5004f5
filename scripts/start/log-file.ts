import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Log of a process, one file per day; older files than `retentionDays` are deleted. */
export type LogFile = { path: () => string; write: (text: string) => void };

function removeOld(folder: string, name: string, now: number, retentionDays: number): void {
  const oldest = `${name}-${dayOf(now - (retentionDays - 1) * 86_400_000)}.log`;
  for (const file of readdirSync(folder))
    if (file.startsWith(`${name}-`) && file.length === oldest.length && file < oldest)
      rmSync(join(folder, file), { force: true });
}

/** Opens the log of a process. The file is created at the first line. A full disk disables the log. */
export function openLogFile(folder: string, name: string, retentionDays: number, now: () => number = Date.now): LogFile {
  let day = '';
  let file: number | undefined;
  const path = () => join(folder, `${name}-${dayOf(now())}.log`);

  function fileOfToday(): number {
    if (file !== undefined && day === dayOf(now())) return file;
    if (file !== undefined) closeSync(file);
    day = dayOf(now());
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    removeOld(folder, name, now(), retentionDays);
    file = openSync(path(), 'a', 0o600);
    return file;
  }

  return {
    path,
    write(text) {
      try {
        writeSync(fileOfToday(), text);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
  };
}
