// Finds Firefox and WebKit for the journeys, and installs Debian's packages of those that are missing.
import { attempt, firstThatWorks, installDebianPackages } from './system-programs.ts';

type Program = { variable: string; names: string[]; package: string; works: (path: string) => Promise<boolean> };

const always = async () => true;

/** A file of that name may be a stub that asks for a snap: only a version counts. */
async function isFirefox(path: string): Promise<boolean> {
  const { succeeded, output } = await attempt(path, ['--version']);
  return succeeded && /firefox \d+\./i.test(output);
}

const programs: readonly Program[] = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr', works: isFirefox },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver', works: always },
  { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb', works: always },
];

/** Paths of the programs by environment variable, or a problem that says what is missing. */
export type FoundEngines = { paths: Record<string, string> } | { problem: string };

/** Looks at the environment variable of each program, then on the PATH, then installs Debian's packages and looks again. */
export async function findEngines(): Promise<FoundEngines> {
  const found = await look();
  if (found.missing.length > 0 && (await installDebianPackages(found.missing.map((program) => program.package))))
    Object.assign(found, await look());
  if (found.missing.length === 0) return { paths: found.paths };
  const wanted = found.missing.map((program) => `${program.package} (or ${program.variable})`).join(', ');
  return { problem: `these were not found and could not be installed: ${wanted}` };
}

async function look(): Promise<{ paths: Record<string, string>; missing: Program[] }> {
  const paths: Record<string, string> = {};
  const missing: Program[] = [];
  for (const program of programs) {
    const path = process.env[program.variable] ?? (await firstThatWorks(program.names, program.works));
    if (path) paths[program.variable] = path;
    else missing.push(program);
  }
  return { paths, missing };
}
