import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds, runBuild } from '../builds.ts';
import { packageFile } from '../package-file.ts';
import { root } from '../root.ts';
import { failure, type Outcome, type Stage, succeeded } from './stage.ts';
import { inParallel, runTool } from './tools.ts';

const format: Stage = {
  name: 'format',
  title: 'Format and lint',
  run: async () =>
    (await runTool([packageFile('.', '@biomejs/biome', 'bin/biome'), 'ci', '.'])) ? succeeded : failure('see above'),
};

function typedFolders(): string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [...workspaces, 'scripts'].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

const types: Stage = {
  name: 'types',
  title: 'Types',
  async run() {
    const compiler = packageFile('.', 'typescript', 'bin/tsc');
    const results = await inParallel(typedFolders(), async (folder) => ({
      folder,
      right: await runTool([compiler, '-p', folder]),
    }));
    const wrong = results.filter(({ right }) => !right).map(({ folder }) => folder);
    return wrong.length === 0 ? succeeded : failure(`wrong in ${wrong.join(', ')}`);
  },
};

const build: Stage = {
  name: 'build',
  title: 'Build',
  async run(): Promise<Outcome> {
    const problems: string[] = [];
    for (const one of Object.values(builds)) {
      const problem = await runBuild(
        one,
        { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
        (text) => void process.stdout.write(text),
      );
      if (problem) problems.push(`${one.name}: ${problem}`);
    }
    return problems.length === 0 ? succeeded : failure(problems.join('; '));
  },
};

/** Stages that check the code without running it, and the build. */
export const codeStages = { format, types, build };
