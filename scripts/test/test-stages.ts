import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFile } from '../package-file.ts';
import { findBrowser } from './browser.ts';
import { failure, type Outcome, type Stage } from './stage.ts';
import { runTool } from './tools.ts';

/** Runs a test tool that writes a JSON report, and counts by that. A failure that no test shows counts as one. */
async function countedRun<Report>(
  run: (reportFile: string) => Promise<boolean>,
  count: (report: Report) => Outcome,
): Promise<Outcome> {
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
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** A file that fails without a failing test (its imports or its set-up fail) counts as one. */
function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }: VitestReport): Outcome {
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + failedFiles.length, skipped: numPendingTests };
}

function vitestStage(name: string, title: string): Stage {
  return {
    name,
    title,
    run: (extra) =>
      countedRun<VitestReport>(
        (reportFile) =>
          runTool([
            ...[packageFile('.', 'vitest', 'vitest.mjs'), 'run', '--project', name, '--passWithNoTests'],
            ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...extra],
          ]),
        countVitest,
      ),
  };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const browser: Stage = {
  name: 'browser',
  title: 'Browser tests',
  async run(extra) {
    const found = await findBrowser();
    if ('problem' in found) return failure(found.problem);
    return countedRun<PlaywrightReport>(
      (reportFile) =>
        runTool(
          [
            packageFile('e2e', '@playwright/test', 'cli.js'),
            'test',
            '--config',
            'e2e/playwright.config.ts',
            '--reporter=list,json',
            ...extra,
          ],
          {
            ...process.env,
            CHROME_PATH: found.path,
            CHROME_SHELL_PATH: found.shell,
            PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
          },
        ),
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
    );
  },
};

/** Stages that run tests. */
export const testStages = {
  unit: vitestStage('unit', 'Unit tests'),
  integration: vitestStage('integration', 'Integration tests'),
  browser,
};
