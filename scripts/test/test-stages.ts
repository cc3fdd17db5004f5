import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { packageFile } from '../root.ts';
import { findBrowser } from './browser.ts';
import { failure, type Outcome, runTool, type Stage } from './stage.ts';
import { findEngines, findImageTools, findJava } from './test-programs.ts';

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
    return right || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, remark: 'the test tool failed, see above' };
  } catch {
    return failure('the test run did not complete, see above');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Number of lines of an error message that the summary shows. */
const maxMessageLines = 8;

/** Formats a failed test for the summary: its name, then the first lines of its error message, without colours. */
function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, maxMessageLines).map((line) => `        ${line}`)].join('\n');
}

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/**
 * Counts the tests of Vitest. A file that fails without a failing test, in its imports or set-up, counts as one. A test that passes in
 * its second run counts as passed, and `flaky` names it with the error of its first run.
 */
export function countVitest({ numPassedTests, numPendingTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    if (status === 'failed' && failed.length === 0) return [describeFailure(file, message)];
    return failed.map(({ fullName, failureMessages }) => describeFailure(`${file}: ${fullName}`, failureMessages?.[0]));
  });
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => describeFailure(`${relative('.', name)}: ${fullName}`, failureMessages?.[0])),
  );
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests, failures, flaky };
}

function runVitest(project: string, extra: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  return countedRun(
    (reportFile) =>
      runTool(
        [
          ...[packageFile('.', 'vitest', 'vitest.mjs'), 'run', '--project', project, '--passWithNoTests'],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...extra],
        ],
        { ...process.env, ...env },
      ),
    countVitest,
  );
}

const vitestStage = (name: string, title: string, options: readonly string[] = []): Stage => ({
  name,
  title,
  run: (extra) => runVitest(name, [...options, ...extra]),
});

const images: Stage = {
  name: 'images',
  title: 'Images and manifests',
  async run(extra) {
    const canMount = process.platform === 'linux' && process.getuid?.() === 0;
    if (!canMount) return { passed: 0, failed: 0, skipped: 1, remark: 'images need Linux and root' };
    const tools = await findImageTools();
    return 'problem' in tools ? failure(tools.problem) : runVitest('images', extra, tools.paths);
  },
};

type PlaywrightTest = { projectName: string; status: string; results?: { error?: { message?: string } }[] };
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

const testsOf = ({ specs, suites = [] }: PlaywrightSuite): (PlaywrightTest & { name: string })[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, name: `${file} [${test.projectName}]: ${title}` })),
  ),
  ...suites.flatMap(testsOf),
];

/**
 * Counts the tests of Playwright. In continuous integration a failed test runs once more; one that passes then counts as passed, and
 * `flaky` names it with the error of its first run.
 */
function countPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  const tests = suites.flatMap(testsOf);
  const withStatus = (wanted: string) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ name, results = [] }) => describeFailure(name, results.find(({ error }) => error)?.error?.message));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: withStatus('unexpected'),
    flaky: withStatus('flaky'),
  };
}

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

function browserStage(name: string, title: string, config: string): Stage {
  return {
    name,
    title,
    async run(extra) {
      const [found, java] = [await findBrowser(), await findJava()];
      if ('problem' in found) return failure(found.problem);
      if ('problem' in java) return failure(java.problem);
      const env = { CHROME_PATH: found.path, CHROME_SHELL_PATH: found.shell, ...java.paths };
      return playwrightRun(config, env, extra, countPlaywright);
    },
  };
}

type JourneyOutcome = Outcome & { passingEngines: string[] };

/** Counts the journeys, and lists the engines in which all of their journeys pass. */
export function countJourneys(report: PlaywrightReport): JourneyOutcome {
  const results = new Map<string, boolean>();
  // A test of one engine is skipped in the others.
  for (const { projectName, status } of report.suites.flatMap(testsOf))
    if (status !== 'skipped') results.set(projectName, status !== 'unexpected' && results.get(projectName) !== false);
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
  // As in the browser tests, continuous integration runs a failed test once more, and reports it as flaky if it passes.
  integration: vitestStage('integration', 'Integration tests', process.env.CI ? ['--retry=1'] : []),
  images,
  browser: browserStage('browser', 'Browser tests', 'e2e/playwright.config.ts'),
  upgrade: browserStage('upgrade', 'Upgrade under load', 'e2e/upgrade/playwright.config.ts'),
  engines,
};
