// npm run bench: measures the product on an installation of its own, writes the report, and fails when a budget is missed.
import { failWith } from '../scripts/node-runtime.mjs';
import { step } from '../scripts/progress.mjs';
import { createStack } from '../scripts/start/stack.ts';
import { runJourneys } from '../scripts/test/test-stages.ts';
import { browserPath, type VisitedPages } from './browser.ts';
import { type Figures, missedBudgets, onReferenceHost } from './budgets.ts';
import { measureCachedList } from './cached-list.ts';
import { measureCardClick } from './click-times.ts';
import { measureFilteredList } from './filtered-list.ts';
import { measureFormSending, measureKilledSending } from './form-sending.ts';
import { hostSpeed } from './host-speed.ts';
import { type Installation, newInstallation } from './installation.ts';
import { fillLargeDatabase, withLargeDatabase } from './large-installation.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLogIns } from './log-ins.ts';
import { measurePageWeight } from './page-weight.ts';
import { familyMemory, largestMemory, memoryBegins, postgresPid, programPid } from './process-figures.ts';
import { writeReport } from './report.ts';
import { measureLatency } from './search/latency.ts';
import { measureQuality } from './search/measure-quality.ts';
import { measurePanel } from './search/panel-times.ts';
import { measureResultsPage } from './search/results-page.ts';
import { measureSecondStart } from './second-start.ts';
import { measureUncachedList } from './uncached-list.ts';
import { untilIdle } from './until-idle.ts';

async function withStep<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const done = step(title);
  try {
    const result = await work();
    done();
    return result;
  } catch (problem) {
    done(false);
    throw problem;
  }
}

/** Measured figures, and the same as the reference host would give them. */
type Measurement = { raw: Figures; scaled: Figures };

/** Measures figures once the product has finished its background work, between two measurements of the host's speed. */
async function measured(title: string, measure: () => Promise<Figures>): Promise<Measurement> {
  await untilIdle();
  const before = hostSpeed();
  const raw = await withStep(title, measure);
  return { raw, scaled: onReferenceHost(raw, (before + hostSpeed()) / 2) };
}

/** Joins measurements; a figure of a later one replaces that of an earlier one. */
function joined(measurements: readonly Measurement[]): Measurement {
  return {
    raw: Object.assign({}, ...measurements.map(({ raw }) => raw)),
    scaled: Object.assign({}, ...measurements.map(({ scaled }) => scaled)),
  };
}

/** Turns figures that are no times into a measurement. */
const unscaled = (figures: Figures): Measurement => ({ raw: figures, scaled: figures });

/** Pages of the demo content as a visitor opens them. */
async function visitedPages({ lists: [list] }: Installation): Promise<VisitedPages> {
  return {
    origin: `http://${list.address.host}`,
    paths: {
      home: '/',
      list: list.path,
      product: `${list.path}zitmeubilair/meent-parkbank/`,
      project: '/projecten/havenkop-zuid/',
      content: '/duurzaamheid/materialen/hardhout/',
    },
    browserPath: await browserPath(),
  };
}

/** Measures everything on the running product with the demo content. */
async function measureDemo(installation: Installation, pages: VisitedPages): Promise<Measurement> {
  const stack = createStack(installation);
  try {
    await withStep('Starting the product with the demo content', () => stack.start());
    const [site, api] = [programPid('site/dist/server/main.mjs'), programPid('backend/dist/api.mjs')];
    for (const pid of [site, api]) memoryBegins(pid);
    return joined([
      await measured('Cached product list', () => measureCachedList(installation)),
      await measured('Uncached product list', () => measureUncachedList(installation)),
      await measured('Weight of the pages', () => measurePageWeight(installation.lists[0], pages.paths.content)),
      await measured('Click on a product card', () => measureCardClick(pages)),
      await measured('Lighthouse', () => measureLighthouse(pages)),
      await measured('Forms sent in parallel', () => measureFormSending(installation)),
      await measured('Log-ins in parallel', () => measureLogIns(installation)),
      unscaled({
        siteMemory: largestMemory(site),
        apiMemory: largestMemory(api),
        postgresMemory: familyMemory(postgresPid()),
      }),
      await measured('Forms sent while the API is killed', () => measureKilledSending(installation)),
    ]);
  } finally {
    await stack.stop();
  }
}

/** Measures everything among 10,000 products, and returns the table of search quality with it. */
async function measureLarge(
  installation: Installation,
  pages: VisitedPages,
): Promise<{ measurement: Measurement; table: string }> {
  const url = await withStep('Filling a catalogue of 10,000 products', () => fillLargeDatabase(installation));
  return withLargeDatabase(installation, url, async (apiMemory) => {
    const list = await measured('10,000 products', () => measureFilteredList(installation, pages, url));
    const quality = await withStep('What the search finds', () => measureQuality(installation, url));
    const measurement = joined([
      list,
      unscaled(quality.figures),
      await measured('Search at the API', () => measureLatency(installation)),
      await measured('Results page', () => measureResultsPage(installation)),
      await measured('Hits while typing', () => measurePanel(pages)),
      unscaled({ apiMemory: apiMemory() }),
    ]);
    return { measurement, table: quality.table };
  });
}

/** Counts the engines in which all main journeys pass, on an installation of their own. */
async function countEngines(): Promise<Measurement> {
  const outcome = await withStep('Main journeys in three engines', () => runJourneys([]));
  return unscaled({ engines: 'passingEngines' in outcome ? outcome.passingEngines.length : 0 });
}

if (process.platform !== 'linux') failWith('the benchmarks read /proc: they run on Linux only.');
const installation = await newInstallation();
try {
  const pages = await visitedPages(installation);
  const demo = await measureDemo(installation, pages);
  const large = await measureLarge(installation, pages);
  const { raw, scaled } = joined([
    demo,
    large.measurement,
    unscaled({ apiMemory: Math.max(demo.raw.apiMemory ?? 0, large.measurement.raw.apiMemory ?? 0) }),
    await measured('Second start', () => measureSecondStart(installation)),
    await countEngines(),
  ]);
  writeReport(scaled, raw, large.table);
  const missed = missedBudgets(scaled);
  for (const line of missed) console.error(`Missed: ${line}`);
  console.log(`The report is in benchmarks/README.md; ${missed.length} budgets missed.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await installation.remove();
}
