import type { Payload } from 'payload';
import { rebuildProjections } from '../rebuild-projections.ts';
import { categoryPlans } from './import-categories.ts';
import { colourGroupPlans, colourPlans } from './import-colours.ts';
import { faqTopicPlans, materialPlans, mountingPlans } from './import-dictionaries.ts';
import { downloadedFiles, downloadPlans } from './import-downloads.ts';
import { factPlans } from './import-facts.ts';
import { faqPlans } from './import-faq.ts';
import { footerPlan } from './import-footer.ts';
import { globalsPlan } from './import-globals.ts';
import { drawingPlans, filePlans, picturePlans } from './import-media.ts';
import { navigationPlan } from './import-navigation.ts';
import { newsPlans } from './import-news.ts';
import { pagePlans } from './import-pages.ts';
import { productPlans } from './import-products.ts';
import { projectPlans } from './import-projects.ts';
import type { ImportRun } from './import-run.ts';
import { teamPlans } from './import-team.ts';
import { References } from './references.ts';
import { fillEntries, outlineEntries } from './write-entries.ts';
import { writeGlobal } from './write-global.ts';
import { writeRecords } from './write-records.ts';

/**
 * Imports the demo content (API-09). What is there is left alone, so that an interrupted import goes on where it stopped. What
 * visitors see first is there first: frame, home page and catalogue.
 */
export async function importDemoContent(payload: Payload, report: (line: string) => void): Promise<void> {
  const run: ImportRun = { payload, references: new References(), report };
  await importRecords(run);

  const categories = await outlineEntries(run, 'outlines of categories', categoryPlans());
  const products = await outlineEntries(run, 'outlines of products', productPlans());
  const projects = await outlineEntries(run, 'outlines of projects', projectPlans());
  const news = await outlineEntries(run, 'outlines of news', newsPlans());
  const pages = await outlineEntries(run, 'outlines of pages', pagePlans());
  const faq = await outlineEntries(run, 'outlines of questions', faqPlans());

  await writeGlobal(run, navigationPlan());
  await writeGlobal(run, footerPlan());
  await writeGlobal(run, globalsPlan());
  const isHome = ({ reference }: { reference: string }) => reference === 'page:home';
  await fillEntries(run, 'home page', pages.filter(isHome));
  await fillEntries(run, 'categories', categories);
  await fillEntries(run, 'products', products, 1);
  await rebuildProjections(payload);

  await fillEntries(
    run,
    'pages',
    pages.filter((page) => !isHome(page)),
  );
  await fillEntries(run, 'projects', projects);
  await fillEntries(run, 'news', news);
  await fillEntries(run, 'questions', faq);
  await rebuildProjections(payload);
}

/** Dictionaries, files and people: what entries refer to and what has no address of its own. */
async function importRecords(run: ImportRun): Promise<void> {
  await writeRecords(run, 'facts', factPlans());
  await writeRecords(run, 'materials', materialPlans());
  await writeRecords(run, 'mountings', mountingPlans());
  await writeRecords(run, 'colour groups', colourGroupPlans());
  await writeRecords(run, 'colours', colourPlans());
  await writeRecords(run, 'topics', faqTopicPlans());
  await writeRecords(run, 'pictures', picturePlans());
  await writeRecords(run, 'drawings', drawingPlans());
  await writeRecords(run, 'files', filePlans(downloadedFiles()));
  await writeRecords(run, 'downloads', downloadPlans());
  await writeRecords(run, 'team', teamPlans());
}
