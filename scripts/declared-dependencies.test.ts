import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { root } from './root.ts';

const workspaces = [
  'backend/admin',
  'backend',
  'site',
  'contract',
  'form-rules',
  'specification-rules',
  'configuration',
  'observability',
  'benchmarks',
  'e2e',
  'scripts',
];

type Manifest = { dependencies?: object; devDependencies?: object };

/** Returns the packages that a folder declares, including those of the root for tests and tools. */
function declaredIn(folder: string): Set<string> {
  const manifests = [folder, '.'].flatMap((place) => {
    const [file] = globSync('package.json', { cwd: join(root, place) });
    return file ? [JSON.parse(readFileSync(join(root, place, file), 'utf8')) as Manifest] : [];
  });
  return new Set(manifests.flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies })));
}

/** Returns the packages that a source imports by name. */
function packagesIn(source: string): string[] {
  const imports = source.matchAll(/^(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?'([^'.$][^']*)'|\bimport\('([^'.$][^']*)'\)/gm);
  return [...imports]
    .map(([, stated, dynamic]) => stated ?? dynamic ?? '')
    .filter((name) => !/^(node:|virtual:|#|tanstack-start|@plantsoen\/)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

for (const workspace of workspaces) {
  it(`${workspace} declares every package that it imports`, () => {
    const declared = declaredIn(workspace);
    const inner = globSync(`${workspace}/*/package.json`, { cwd: root }).map((file) => `${dirname(file)}/`);
    const files = projectFiles(`${workspace}/**/*.{ts,tsx,mjs}`).filter(
      (file) => !inner.some((folder) => file.startsWith(folder)),
    );
    expect(files.length).toBeGreaterThan(5);
    const missing = files.flatMap((file) =>
      packagesIn(readFileSync(join(root, file), 'utf8'))
        .filter((name) => !declared.has(name) && !declared.has(`@types/${name}`))
        .map((name) => `${file} imports ${name}`),
    );
    expect(missing).toEqual([]);
  });
}
