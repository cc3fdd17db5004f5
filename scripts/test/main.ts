// npm test [-- stages and arguments for the test tools]: runs all or the given stages, and prints the failed tests and one line of
// totals.
import { codeStages } from './code-stages.ts';
import type { Outcome, Stage } from './stage.ts';
import { testStages } from './test-stages.ts';

const stages: Stage[] = [
  codeStages.format,
  codeStages.types,
  codeStages.unused,
  testStages.unit,
  testStages.integration,
  codeStages.build,
  testStages.images,
  testStages.browser,
  testStages.upgrade,
  testStages.engines,
];

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

async function runStage(stage: Stage, extra: readonly string[]): Promise<Outcome & { lines: string }> {
  console.log(`\n── ${stage.title}`);
  const began = performance.now();
  const outcome = await stage.run(extra);
  const { passed, failed, skipped = 0, remark, failures = [], flaky = [] } = outcome;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const line = `${failed > 0 ? '✗' : '✓'} ${stage.title}: ${counts}${remark ? ` (${remark})` : ''}, ${seconds(performance.now() - began)}`;
  const lines = [
    line,
    ...failures.map((failure) => `    ✗ ${failure}`),
    ...flaky.map((failure) => `    ~ passed in its second run: ${failure}`),
  ].join('\n');
  console.log(lines);
  return { ...outcome, lines };
}

const names = new Set(stages.map((stage) => stage.name));
const args = process.argv.slice(2);
const chosen = args.filter((arg) => names.has(arg));
const extra = args.filter((arg) => !names.has(arg));

const outcomes: (Outcome & { lines: string })[] = [];
for (const stage of stages) if (chosen.length === 0 || chosen.includes(stage.name)) outcomes.push(await runStage(stage, extra));

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${outcomes.map(({ lines }) => lines).join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
