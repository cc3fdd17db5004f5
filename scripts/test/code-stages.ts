import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds, runBuild } from '../builds.ts';
import { packageFile, root } from '../root.ts';
import { failure, inParallel, type Outcome, runTool, type Stage, succeeded } from './stage.ts';

const format: Stage = {
  name: 'format',
  title: 'Format and lint',
  run: async (extra) => {
    const paths = extra.length > 0 ? extra : ['.'];
    return (await runTool([packageFile('.', '@biomejs/biome', 'bin/biome'), 'ci', ...paths])) ? succeeded : failure('see above');
  },
};

/** Returns the folders with a TypeScript configuration, or only those that contain one of the given files. */
function typedFolders(files: readonly string[]): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [...workspaces, 'scripts']
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
    .filter((folder) => files.length === 0 || files.some((file) => file.startsWith(`${folder}/`)));
}

const types: Stage = {
  name: 'types',
  title: 'Types',
  async run(extra) {
    const compiler = packageFile('.', 'typescript', 'bin/tsc');
    const folders = typedFolders(extra);
    if (folders.length === 0) return failure('no workspace contains these files');
    const results = await inParallel(folders, async (folder) => ({
      folder,
      right: await runTool([compiler, '-p', folder]),
    }));
    const wrong = results.filter(({ right }) => !right).map(({ folder }) => folder);
    return wrong.length === 0 ? succeeded : failure(`type errors in ${wrong.join(', ')}`);
  },
};

const unused: Stage = {
  name: 'unused',
  title: 'Unused code',
  async run() {
    // The admin's configuration is loaded without an installation, as during its build.
    const env = { ...process.env, NEXT_PHASE: 'phase-production-build' };
    return (await runTool([join(root, 'node_modules/knip/bin/knip.js')], env)) ? succeeded : failure('see above');
  },
};

const build: Stage = {
  name: 'build',
  title: 'Build',
  async run(): Promise<Outcome> {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    const results = await inParallel(Object.values(builds), async (one) => {
      const problem = await runBuild(one, env, (text) => void process.stdout.write(text));
      return problem ? `${one.name}: ${problem}` : undefined;
    });
    const problems = results.filter((problem) => problem !== undefined);
    return problems.length === 0 ? succeeded : failure(problems.join('; '));
  },
};

/** Stages that check the code without running it, and the build. */
export const codeStages = { format, types, unused, build };
