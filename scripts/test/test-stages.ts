import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { packageFile } from '../package-file.ts';
import { findBrowser } from './browser.ts';
import { findEngines } from './engines.ts';
import { findJava } from './java.ts';
import { failure, type Outcome, type Stage } from './stage.ts';
import { runTool } from './tools.ts';

/** Runs a test tool that writes a JSON report, and counts its tests. A failure outside of any test counts as one. */
async function countedRun<Report, Counted extends Outcome>(
  run: (reportFile: string) => Promise<boolean>,
  count: (report: Report) => Counted,
): Promise<Outcome | Counted> {
  const folder = mkdtempSync(join(tmpdir(), 'plantsoen-report-'));
  const reportFile = join(folder, 'report.json');
  try {
    const right = await run(reportFile);
    const outcome = count(JSON.parse(readFileSync(reportFile, 'utf8')));
    return right || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, remark: 'the run itself failed, see above' };
  } catch {
    return failure('the tests did not run to their end, see above');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** Counts the tests of Vitest. A file that fails without a failing test, in its imports or set-up, counts as one. */
export function countVitest({ numPassedTests, numPendingTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    return status === 'failed' && failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests, failures };
}

function vitestStage(name: string, title: string): Stage {
  return {
    name,
    title,
    run: (extra) =>
      countedRun(
        (reportFile) =>
          runTool([
            ...[packageFile('.', 'vitest', 'vitest.mjs'), 'run', '--project', name, '--passWithNoTests'],
            ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...extra],
          ]),
        countVitest,
      ),
  };
}

type PlaywrightSpec = { title: string; file: string; tests: { projectName: string; status: string }[] };
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

const testsOf = ({ specs, suites = [] }: PlaywrightSuite): (PlaywrightSpec['tests'][number] & { name: string })[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, name: `${file} [${test.projectName}]: ${title}` })),
  ),
  ...suites.flatMap(testsOf),
];

const countPlaywright = ({ stats, suites }: PlaywrightReport): Outcome => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
  failures: suites
    .flatMap(testsOf)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name }) => name),
});

function playwrightRun<Counted extends Outcome>(
  config: string,
  env: Record<string, string>,
  extra: readonly string[],
  count: (report: PlaywrightReport) => Counted,
): Promise<Outcome | Counted> {
  const command = [
    packageFile('e2e', '@playwright/test', 'cli.js'),
    'test',
    '--config',
    config,
    '--reporter=list,json',
    ...extra,
  ];
  return countedRun((reportFile) => runTool(command, { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }), count);
}

const browser: Stage = {
  name: 'browser',
  title: 'Browser tests',
  async run(extra) {
    const [found, java] = [await findBrowser(), await findJava()];
    if ('problem' in found) return failure(found.problem);
    if ('problem' in java) return failure(java.problem);
    const env = { CHROME_PATH: found.path, CHROME_SHELL_PATH: found.shell, ...java.paths };
    return playwrightRun('e2e/playwright.config.ts', env, extra, countPlaywright);
  },
};

type JourneyOutcome = Outcome & { passingEngines: string[] };

/** Counts the journeys, and lists the engines in which all of their journeys pass. */
export function countJourneys(report: PlaywrightReport): JourneyOutcome {
  const results = new Map<string, boolean>();
  // A test of one engine is skipped in the others.
  for (const { projectName, status } of report.suites.flatMap(testsOf))
    if (status !== 'skipped') results.set(projectName, status === 'expected' && results.get(projectName) !== false);
  const passingEngines = [...results].filter(([, ok]) => ok).map(([engine]) => engine);
  const remark = `pass in ${passingEngines.length} engines: ${passingEngines.join(', ')}`;
  return { ...countPlaywright(report), remark, passingEngines };
}

/** Runs the main journeys in Chromium, Firefox and WebKit. Installs missing engines. */
export async function runJourneys(extra: readonly string[]): Promise<Outcome | JourneyOutcome> {
  const [chromium, others] = [await findBrowser(), await findEngines()];
  if ('problem' in chromium) return failure(chromium.problem);
  if ('problem' in others) return failure(others.problem);
  const env = { CHROME_PATH: chromium.shell, ...others.paths };
  return playwrightRun('e2e/engines/playwright.config.ts', env, extra, countJourneys);
}

const engines: Stage = { name: 'engines', title: 'Journeys in three engines', run: runJourneys };

/** Stages that run tests. */
export const testStages = {
  unit: vitestStage('unit', 'Unit tests'),
  integration: vitestStage('integration', 'Integration tests'),
  browser,
  engines,
};
