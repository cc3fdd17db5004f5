// Upgrades an installation without a pause, forwards and back: see docs/runbook/upgrade.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readInstallation } from './installation.ts';
import { UpgradeProblem, upgrade } from './upgrade.ts';

const usage = 'usage: node scripts/with-node.mjs scripts/upgrade/main.ts <installation.json> --to <folder of the build> [--back]';

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, back: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (!file || !values.to) end(usage);
const result = readInstallation(file);
if ('problem' in result) end(result.problem);
try {
  await upgrade({ installation: result.installation, build: resolve(values.to), isBack: values.back, say: console.log });
} catch (error) {
  if (!(error instanceof UpgradeProblem)) throw error;
  end(error.message);
}
console.log('every instance runs the build');
