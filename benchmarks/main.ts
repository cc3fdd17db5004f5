// npm run bench: measures the product on a separate installation, writes the report, and fails if a budget is missed.
import { failWith } from '../scripts/node-runtime.mjs';
import { createStack } from '../scripts/start/stack.ts';
import { runJourneys } from '../scripts/test/test-stages.ts';
import { browserPath, type VisitedPages } from './browser.ts';
import { type Figures, missedBudgets, onReferenceHost } from './budgets.ts';
import { measureCachedList } from './cached-list.ts';
import { measureCardClick } from './click-times.ts';
import { measureFilteredList } from './filtered-list.ts';
import { measureFormSending, measureKilledSending } from './form-sending.ts';
import { hostSpeed, hostText } from './host-speed.ts';
import { type Installation, newInstallation } from './installation.ts';
import { fillLargeDatabase, withLargeDatabase } from './large-installation.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLogIns } from './log-ins.ts';
import { measurePageWeight } from './page-weight.ts';
import { familyMemory, maxMemory, memoryBegins, postgresPid, programPid, untilIdle } from './process-figures.ts';
import { reportText, writeReport } from './report.ts';
import { median } from './rounds.ts';
import { measureLatency } from './search/latency.ts';
import { measureQuality } from './search/measure-quality.ts';
import { measurePanel } from './search/panel-times.ts';
import { measureResultsPage } from './search/results-page.ts';
import { measureSecondStart } from './second-start.ts';
import { measureStarts } from './start-times.ts';
import { measureUncachedList } from './uncached-list.ts';
import { withStep } from './with-step.ts';

/** Measurements of the host's speed, taken between those of the product. */
const hostSpeeds: number[] = [];

/** Measures figures once the product has finished its background work. */
async function measured(title: string, measure: () => Promise<Figures>): Promise<Figures> {
  await untilIdle();
  hostSpeeds.push(await hostSpeed());
  const figures = await withStep(title, measure);
  hostSpeeds.push(await hostSpeed());
  return figures;
}

/** Returns the measured pages of the demo content. */
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

/** Starts the product with the demo content and measures it. */
async function measureDemo(installation: Installation, pages: VisitedPages): Promise<Figures> {
  const stack = createStack(installation);
  try {
    await withStep('Starting the product with the demo content', () => stack.start());
    const [site, api] = [programPid('site/dist/server/main.mjs'), programPid('backend/dist/api.mjs')];
    for (const pid of [site, api]) memoryBegins(pid);
    return {
      ...(await measured('Cached product list', () => measureCachedList(installation))),
      ...(await measured('Uncached product list', () => measureUncachedList(installation))),
      ...(await measured('Weight of the pages', () => measurePageWeight(installation.lists[0], pages.paths.content))),
      ...(await measured('Click on a product card', () => measureCardClick(pages))),
      ...(await measured('Lighthouse', () => measureLighthouse(pages))),
      ...(await measured('Forms sent in parallel', () => measureFormSending(installation))),
      ...(await measured('Log-ins in parallel', () => measureLogIns(installation))),
      siteMemory: maxMemory(site),
      apiMemory: maxMemory(api),
      postgresMemory: familyMemory(postgresPid()),
      ...(await measured('Forms sent while the API is killed', () => measureKilledSending(installation))),
    };
  } finally {
    await stack.stop();
  }
}

/** Measures the product with 10,000 products. Also returns the table of search quality. */
async function measureLarge(installation: Installation, pages: VisitedPages): Promise<{ figures: Figures; table: string }> {
  const url = await withStep('Filling a catalogue of 10,000 products', () => fillLargeDatabase(installation));
  return withLargeDatabase(installation, url, async (apiMemory) => {
    const list = await measured('10,000 products', () => measureFilteredList(installation, pages, url));
    const quality = await withStep('Search quality', () => measureQuality(installation, url));
    const figures = {
      ...list,
      ...quality.figures,
      ...(await measured('Search at the API', () => measureLatency(installation))),
      ...(await measured('Results page', () => measureResultsPage(installation))),
      ...(await measured('Hits while typing', () => measurePanel(pages))),
      apiMemory: apiMemory(),
    };
    return { figures, table: quality.table };
  });
}

/** Counts the browser engines in which all main journeys pass, on a separate installation. */
async function countEngines(): Promise<Figures> {
  const outcome = await withStep('Main journeys in three engines', () => runJourneys(['--retries=1']));
  return { engines: 'passingEngines' in outcome ? outcome.passingEngines.length : 0 };
}

if (process.platform !== 'linux') failWith('the benchmarks read /proc: they run on Linux only.');
const installation = await newInstallation();
try {
  const pages = await visitedPages(installation);
  const demo = await measureDemo(installation, pages);
  const large = await measureLarge(installation, pages);
  const figures = {
    ...demo,
    ...large.figures,
    apiMemory: Math.max(demo.apiMemory ?? 0, large.figures.apiMemory ?? 0),
    ...(await measured('Starts of API and site', () => measureStarts(installation))),
    ...(await measured('Second start', () => measureSecondStart(installation))),
    ...(await countEngines()),
  };
  const scaled = onReferenceHost(figures, median(hostSpeeds));
  writeReport('benchmarks', reportText(scaled, figures), hostText(hostSpeeds), large.table);
  const missed = missedBudgets(scaled);
  for (const line of missed) console.error(`Missed: ${line}`);
  console.log(`The report is in benchmarks/README.md; ${missed.length} budgets missed.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await installation.remove();
}
