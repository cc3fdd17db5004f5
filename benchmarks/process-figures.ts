// What Linux tells of processes in /proc.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock. */
const millisecondsPerTick = 10;

type ProcessStatus = { parent: number; name: string; ticks: number };

/** A process with the CPU time of its own and of its children that have ended; undefined when it is gone. */
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

/** The process and all that descend from it. */
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

/** The PostgreSQL server among this process's descendants. */
export function postgresPid(): number {
  const server = familyOf(process.pid).find((pid) => statusOf(pid)?.name === 'postgres');
  if (!server) throw new Error('no PostgreSQL server runs below this process');
  return server;
}

/** The Node program of that file among this process's descendants. */
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

/** CPU time that a process has used, in ms; with `family` that of its descendants, too. */
export function cpuTime(pid: number, family = false): number {
  const pids = family ? familyOf(pid) : [pid];
  return pids.reduce((sum, member) => sum + (statusOf(member)?.ticks ?? 0), 0) * millisecondsPerTick;
}

/** Forgets how much memory a process has held so far. */
export function memoryBegins(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** The most resident memory that a process has held since `memoryBegins`, in MB. */
export function maxMemory(pid: number): number {
  return kilobytes(`/proc/${pid}/status`, 'VmHWM') / 1000;
}

/** Memory of a process and its descendants in MB, pages that several share counted once. */
export function familyMemory(pid: number): number {
  return familyOf(pid).reduce((sum, member) => sum + kilobytes(`/proc/${member}/smaps_rollup`, 'Pss'), 0) / 1000;
}

/** A line such as 'VmHWM:   1234 kB'; the kernel means 1024 bytes. */
function kilobytes(file: string, name: string): number {
  const [, value] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  if (value === undefined) throw new Error(`${file} does not tell ${name}`);
  return (Number(value) * 1024) / 1000;
}
