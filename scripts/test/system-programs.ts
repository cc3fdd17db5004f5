// Finds system programs for the browser tests, and installs Debian's packages if permitted.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const silenceTimeoutMs = 60_000;

type Attempt = { succeeded: boolean; output: string };

/** Runs a program and ends it when it prints nothing for a minute, because downloads can hang. */
export function attempt(command: string, args: string[]): Promise<Attempt> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    let output = '';
    let timer = setTimeout(() => child.kill('SIGKILL'), silenceTimeoutMs);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        clearTimeout(timer);
        timer = setTimeout(() => child.kill('SIGKILL'), silenceTimeoutMs);
      });
    const end = (succeeded: boolean) => {
      clearTimeout(timer);
      resolve({ succeeded, output });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** Returns the first file on the PATH, or among the other paths, that exists and works. */
export async function firstThatWorks(
  names: readonly string[],
  works: (path: string) => Promise<boolean>,
  others: readonly string[] = [],
): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...others];
  for (const candidate of candidates) if (existsSync(candidate) && (await works(candidate))) return candidate;
  return undefined;
}

/** A program that tests need, and its Debian package. */
export type Program = {
  /** Environment variable with its path, which tests also read. */
  variable: string;
  names: readonly string[];
  package: string;
  works: (path: string) => Promise<boolean>;
};

/** Paths of the programs by environment variable, or a problem that lists the missing ones. */
export type ProgramLookup = { paths: Record<string, string> } | { problem: string };

/** Checks the environment variable of each program, then the PATH, then installs Debian's packages and checks again. */
export async function findPrograms(programs: readonly Program[]): Promise<ProgramLookup> {
  let found = await lookFor(programs);
  if (found.missing.length > 0 && (await installDebianPackages(found.missing.map((program) => program.package))))
    found = await lookFor(programs);
  if (found.missing.length === 0) return { paths: found.paths };
  const wanted = found.missing.map((program) => `${program.package} (or ${program.variable})`).join(', ');
  return { problem: `these programs were not found and could not be installed: ${wanted}` };
}

async function lookFor(programs: readonly Program[]): Promise<{ paths: Record<string, string>; missing: Program[] }> {
  const paths: Record<string, string> = {};
  const missing: Program[] = [];
  for (const program of programs) {
    const path = process.env[program.variable] ?? (await firstThatWorks(program.names, program.works));
    if (path) paths[program.variable] = path;
    else missing.push(program);
  }
  return { paths, missing };
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs Debian packages as root or by sudo, group by group. Returns false on other systems and without these rights. */
export async function installDebianPackages(...groups: readonly string[][]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  if (!isDebian() || !(isRoot || (await attempt('sudo', ['-n', 'true'])).succeeded)) return false;
  console.log(`… Installing Debian's ${groups.flat().join(', ')}`);
  const apt = (...args: string[]) => (isRoot ? attempt('apt-get', args) : attempt('sudo', ['-n', 'apt-get', ...args]));
  await apt('update');
  for (const packages of groups) await apt('install', '-y', '--no-install-recommends', ...packages);
  return true;
}
