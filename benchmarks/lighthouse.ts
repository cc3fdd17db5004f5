import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';
import { browserArguments, type VisitedPages } from './browser.ts';
import type { Figures } from './budgets.ts';
import { hostSpeed } from './host-speed.ts';
import { installOnDemand, run } from './packages-on-demand.ts';
import { untilIdle } from './process-figures.ts';
import { median } from './rounds.ts';

/** Lighthouse has a separate lock file because it takes 170 MB. */
const folder = join(root, 'benchmarks/lighthouse');
const cli = 'lighthouse/cli/index.js';
const program = join(folder, 'node_modules', cli);
const rounds = 5;

/** Slowdown of the simulated phone on the reference host. A slower host needs less of it. */
const phoneSlowness = 4;

/** Maximum number of tries per visit. Lighthouse sometimes loses the trace and then recommends to run it again. */
const tries = 3;

/** The parts of Lighthouse's report that are measured. */
type LighthouseAnswer = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>;
  audits: Record<'cumulative-layout-shift' | 'largest-contentful-paint' | 'total-blocking-time', { numericValue: number }>;
};

/** Visits a page, and retries if Lighthouse fails. */
async function audit(address: string, browserPath: string, left = tries): Promise<LighthouseAnswer> {
  try {
    return await visit(address, browserPath);
  } catch (problem) {
    if (left <= 1) throw problem;
    return audit(address, browserPath, left - 1);
  }
}

/** Visits a page once with a simulated phone on a slow network. */
async function visit(address: string, browserPath: string): Promise<LighthouseAnswer> {
  const result = mkdtempSync(join(tmpdir(), 'plantsoen-lighthouse-'));
  try {
    const file = join(result, 'answer.json');
    const slowdown = `--throttling.cpuSlowdownMultiplier=${phoneSlowness * Math.min(1, await hostSpeed())}`;
    const chrome = `--chrome-flags=--headless=new ${browserArguments.join(' ')}`;
    await run(process.execPath, [program, address, '--quiet', '--output=json', `--output-path=${file}`, slowdown, chrome], {
      env: { ...process.env, CHROME_PATH: browserPath },
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(result, { recursive: true, force: true });
  }
}

const percent = (score: number | null) => Math.round((score ?? 0) * 100);

/**
 * Measures all pages and returns the worst figures. Performance, largest paint and blocking time of a page are medians of several visits,
 * because single visits vary.
 */
export async function measureLighthouse({ origin, paths, browserPath }: VisitedPages): Promise<Figures> {
  await installOnDemand(folder, cli);
  const pages: Record<'performance' | 'paint' | 'blocking', number>[] = [];
  const others: LighthouseAnswer[] = [];
  for (const path of Object.values(paths)) {
    // The first visit of a new installation gets pictures that are quick to encode, until the smaller files are ready.
    await audit(origin + path, browserPath);
    await untilIdle();
    const answers: LighthouseAnswer[] = [];
    for (let round = 0; round < rounds; round += 1) answers.push(await audit(origin + path, browserPath));
    pages.push({
      performance: median(answers.map(({ categories }) => percent(categories.performance.score))),
      paint: median(answers.map(({ audits }) => audits['largest-contentful-paint'].numericValue)) / 1000,
      blocking: median(answers.map(({ audits }) => audits['total-blocking-time'].numericValue)),
    });
    others.push(...answers);
  }
  const worst = (category: keyof LighthouseAnswer['categories']) =>
    Math.min(...others.map(({ categories }) => percent(categories[category].score)));
  return {
    lighthousePerformance: Math.min(...pages.map(({ performance }) => performance)),
    largestPaint: Math.max(...pages.map(({ paint }) => paint)),
    blockingTime: Math.max(...pages.map(({ blocking }) => blocking)),
    lighthouseAccessibility: worst('accessibility'),
    lighthouseBestPractices: worst('best-practices'),
    lighthouseSeo: worst('seo'),
    layoutShift: Math.max(...others.map(({ audits }) => audits['cumulative-layout-shift'].numericValue)),
  };
}
