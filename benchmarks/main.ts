// npm run bench: measures the product on an installation of its own, writes the report, and fails when a budget is missed.
import { failWith } from '../scripts/node-runtime.mjs';
import { step } from '../scripts/progress.mjs';
import { createStack } from '../scripts/start/stack.ts';
import { browserPath, type VisitedPages } from './browser.ts';
import { type Figures, missedBudgets } from './budgets.ts';
import { measureCachedList } from './cached-list.ts';
import { measureCardClick } from './click-times.ts';
import { measureFilteredList } from './filtered-list.ts';
import { measureFormSending, measureKilledSending } from './form-sending.ts';
import { type Installation, newInstallation } from './installation.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePageWeight } from './page-weight.ts';
import { familyMemory, largestMemory, memoryBegins, postgresPid, programPid } from './process-figures.ts';
import { writeReport } from './report.ts';
import { measureSecondStart } from './second-start.ts';
import { measureUncachedList } from './uncached-list.ts';

async function measured(title: string, measure: () => Promise<Figures>): Promise<Figures> {
  const done = step(title);
  try {
    const figures = await measure();
    done();
    return figures;
  } catch (problem) {
    done(false);
    throw problem;
  }
}

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

/** All that is measured on the running product with the demo content. */
async function measureDemo(installation: Installation, pages: VisitedPages): Promise<Figures> {
  const stack = createStack(installation);
  try {
    await measured('Starting the product with the demo content', async () => {
      await stack.start();
      return {};
    });
    const [site, api] = [programPid('site/dist/server/main.mjs'), programPid('backend/dist/api.mjs')];
    for (const pid of [site, api]) memoryBegins(pid);
    return {
      ...(await measured('Cached product list', () => measureCachedList(installation))),
      ...(await measured('Uncached product list', () => measureUncachedList(installation))),
      ...(await measured('Weight of the pages', () => measurePageWeight(installation.lists[0], pages.paths.content))),
      ...(await measured('Click on a product card', () => measureCardClick(pages))),
      ...(await measured('Lighthouse', () => measureLighthouse(pages))),
      ...(await measured('Forms sent in parallel', () => measureFormSending(installation))),
      siteMemory: largestMemory(site),
      apiMemory: largestMemory(api),
      postgresMemory: familyMemory(postgresPid()),
      ...(await measured('Forms sent while the API is killed', () => measureKilledSending(installation))),
    };
  } finally {
    await stack.stop();
  }
}

if (process.platform !== 'linux') failWith('the benchmarks read /proc: they run on Linux only.');
const installation = await newInstallation();
try {
  const pages = await visitedPages(installation);
  const demo = await measureDemo(installation, pages);
  const large = await measured('10,000 products', () => measureFilteredList(installation, pages));
  const start = await measured('Second start', () => measureSecondStart(installation));
  const figures: Figures = { ...demo, ...large, ...start, apiMemory: Math.max(demo.apiMemory ?? 0, large.apiMemory ?? 0) };
  writeReport(figures);
  const missed = missedBudgets(figures);
  for (const line of missed) console.error(`Missed: ${line}`);
  console.log(`The report is in benchmarks/README.md; ${missed.length} budgets missed.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await installation.remove();
}
