import type { AnyEntryPlan, AnyRecordPlan } from './blueprints.ts';
import { categoryPlans } from './import-categories.ts';
import { colourGroupPlans, colourPlans } from './import-colours.ts';
import { faqTopicPlans, materialPlans, mountingPlans, synonymPlans } from './import-dictionaries.ts';
import { downloadedFiles, downloadPlans } from './import-downloads.ts';
import { factPlans } from './import-facts.ts';
import { faqPlans } from './import-faq.ts';
import { formPlans } from './import-forms.ts';
import { drawingPlans, filePlans, picturePlans } from './import-media.ts';
import { newsPlans } from './import-news.ts';
import { pagePlans } from './import-pages.ts';
import { productPlans } from './import-products.ts';
import { projectPlans } from './import-projects.ts';
import { teamPlans } from './import-team.ts';
import { References } from './references.ts';

/** Returns the plans of dictionaries, files and people, referenced records first. */
export function demoRecords(): Record<string, AnyRecordPlan[]> {
  return {
    facts: factPlans(),
    materials: materialPlans(),
    mountings: mountingPlans(),
    'colour groups': colourGroupPlans(),
    colours: colourPlans(),
    topics: faqTopicPlans(),
    pictures: picturePlans(),
    drawings: drawingPlans(),
    files: filePlans(downloadedFiles()),
    downloads: downloadPlans(),
    team: teamPlans(),
    synonyms: synonymPlans(),
  };
}

/** Returns the plans of forms. Forms link to entries, and pages contain forms. */
export const demoForms = (): AnyRecordPlan[] => formPlans();

/** Returns the plans of entries. Entries that others need for their outlines come first. */
export function demoEntries() {
  return {
    categories: categoryPlans(),
    products: productPlans(),
    projects: projectPlans(),
    news: newsPlans(),
    pages: pagePlans(),
    questions: faqPlans(),
  } satisfies Record<string, AnyEntryPlan[]>;
}

/** Returns references to all demo content with consecutive IDs, for tests. */
export function demoReferences(): References {
  const references = new References();
  const plans = [...Object.values(demoRecords()), demoForms(), ...Object.values(demoEntries())].flat();
  for (const [index, { reference }] of plans.entries()) references.add(reference, index + 1);
  return references;
}
