import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

// CPU time and memory of processes, read from /proc on Linux.

/** Linux reports CPU time in hundredths of a second, independent of the kernel's clock rate. */
const millisecondsPerTick = 10;

type ProcessStatus = { parent: number; name: string; ticks: number };

/** Reads a process, with its CPU time including that of its ended children. Returns `undefined` if it has ended. */
function statusOf(pid: number): ProcessStatus | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(parent), name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), ticks };
  } catch {
    return undefined;
  }
}

/** Returns the ids of the process and of all its descendants. */
export function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    const status = /^\d+$/.test(entry) ? statusOf(Number(entry)) : undefined;
    if (status) children.set(status.parent, [...(children.get(status.parent) ?? []), Number(entry)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

/** Returns the id of the PostgreSQL server among this process's descendants. Throws if there is no server. */
export function postgresPid(): number {
  const server = familyOf(process.pid).find((pid) => statusOf(pid)?.name === 'postgres');
  if (!server) throw new Error('no PostgreSQL server runs below this process');
  return server;
}

/** Returns the id of the Node program with that file among this process's descendants. Throws if it is not running. */
export function programPid(file: string): number {
  const program = familyOf(process.pid).find((pid) => argumentsOf(pid).some((argument) => argument.endsWith(file)));
  if (!program) throw new Error(`${file} does not run below this process`);
  return program;
}

function argumentsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Returns the CPU time of a process in ms, with `family` including that of its descendants. */
export function cpuTime(pid: number, family = false): number {
  const pids = family ? familyOf(pid) : [pid];
  return pids.reduce((sum, member) => sum + (statusOf(member)?.ticks ?? 0), 0) * millisecondsPerTick;
}

/** Resets the peak memory of a process. */
export function memoryBegins(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Returns the peak resident memory of a process since `memoryBegins`, in MB. */
export function maxMemory(pid: number): number {
  return kilobytes(`/proc/${pid}/status`, 'VmHWM') / 1000;
}

/** Returns the resident memory of a process in MB. */
export function residentMemory(pid: number): number {
  return kilobytes(`/proc/${pid}/status`, 'VmRSS') / 1000;
}

/** Returns the memory of a process and its descendants in MB. Shared pages count once. */
export function familyMemory(pid: number): number {
  return familyOf(pid).reduce((sum, member) => sum + kilobytes(`/proc/${member}/smaps_rollup`, 'Pss'), 0) / 1000;
}

/** Reads a line such as 'VmHWM:   1234 kB' and returns kilobytes of 1000 bytes; those of the kernel have 1024. */
function kilobytes(file: string, name: string): number {
  const [, value] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  if (value === undefined) throw new Error(`${file} does not tell ${name}`);
  return (Number(value) * 1024) / 1000;
}

const intervalMs = 1000;
const maxBusyMs = 40;
const quietIntervals = 2;
const maxWaitMs = 180_000;

/** Waits until the product has finished its background work, such as making crops. Throws after three minutes. */
export async function untilIdle(): Promise<void> {
  const start = performance.now();
  for (let quiet = 0; quiet < quietIntervals; ) {
    if (performance.now() - start > maxWaitMs) throw new Error('the product does not come to rest');
    const before = cpuTime(process.pid, true);
    await pause(intervalMs);
    quiet = cpuTime(process.pid, true) - before <= maxBusyMs ? quiet + 1 : 0;
  }
}
