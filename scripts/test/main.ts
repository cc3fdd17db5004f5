// npm test [-- stages and arguments for the test tools]: runs all or the given stages, and prints the failed tests and one line of
// totals.
import { codeStages } from './code-stages.ts';
import { onSharedStack } from './shared-stack.ts';
import { inSequence, type Outcome, type Stage } from './stage.ts';
import { testStages } from './test-stages.ts';

type Run = (stage: Stage) => Promise<StageResult>;
type StageResult = Outcome & { lines: string };

/** Runs stages at the same time, because one alone leaves a processor idle. */
const atOnce = (stages: readonly Stage[], run: Run) => Promise.all(stages.map(run));

/** Groups of stages in their order, and how each group runs. */
const groups: { stages: Stage[]; runAll: (stages: readonly Stage[], run: Run) => Promise<StageResult[]> }[] = [
  { stages: [codeStages.format, codeStages.types, codeStages.unused], runAll: atOnce },
  { stages: [testStages.unit, codeStages.build], runAll: inSequence },
  { stages: [testStages.integration, testStages.images], runAll: atOnce },
  { stages: [testStages.engines, testStages.browser], runAll: onSharedStack },
  { stages: [testStages.upgrade], runAll: inSequence },
];

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

async function runStage(stage: Stage, extra: readonly string[]): Promise<StageResult> {
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

const names = new Set(groups.flatMap(({ stages }) => stages.map(({ name }) => name)));
const args = process.argv.slice(2);
const chosen = args.filter((arg) => names.has(arg));
const extra = args.filter((arg) => !names.has(arg));

const outcomes: StageResult[] = [];
for (const { stages, runAll } of groups) {
  const inGroup = stages.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  if (inGroup.length > 0) outcomes.push(...(await runAll(inGroup, (stage) => runStage(stage, extra))));
}

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${outcomes.map(({ lines }) => lines).join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
