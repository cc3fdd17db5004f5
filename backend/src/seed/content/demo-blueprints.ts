import type { AnyEntryBlueprint, AnyRecordBlueprint } from './blueprints.ts';
import { categoryBlueprints } from './import-categories.ts';
import { colourBlueprints, colourGroupBlueprints } from './import-colours.ts';
import {
  faqTopicBlueprints,
  glossaryBlueprints,
  materialBlueprints,
  mountingBlueprints,
  synonymBlueprints,
} from './import-dictionaries.ts';
import { downloadBlueprints, downloadedFiles } from './import-downloads.ts';
import { factBlueprints } from './import-facts.ts';
import { faqBlueprints } from './import-faq.ts';
import { formBlueprints } from './import-forms.ts';
import { drawingBlueprints, fileBlueprints, pictureBlueprints } from './import-media.ts';
import { newsBlueprints } from './import-news.ts';
import { pageBlueprints } from './import-pages.ts';
import { productBlueprints } from './import-products.ts';
import { projectBlueprints } from './import-projects.ts';
import { adviserRegionBlueprints, quoteTemplateBlueprints } from './import-quotation.ts';
import { teamBlueprints } from './import-team.ts';
import { References } from './references.ts';

/** Returns the blueprints of dictionaries, files and people, referenced records first. */
export function demoRecords(): Record<string, AnyRecordBlueprint[]> {
  return {
    facts: factBlueprints(),
    materials: materialBlueprints(),
    mountings: mountingBlueprints(),
    'colour groups': colourGroupBlueprints(),
    colours: colourBlueprints(),
    topics: faqTopicBlueprints(),
    pictures: pictureBlueprints(),
    drawings: drawingBlueprints(),
    files: fileBlueprints(downloadedFiles()),
    downloads: downloadBlueprints(),
    team: teamBlueprints(),
    synonyms: synonymBlueprints(),
    glossary: glossaryBlueprints(),
    'adviser regions': adviserRegionBlueprints(),
    'quote templates': quoteTemplateBlueprints(),
  };
}

/** Returns the blueprints of forms. Forms link to entries, and pages contain forms. */
export const demoForms = (): AnyRecordBlueprint[] => formBlueprints();

/** Returns the blueprints of entries. Entries that others need for their outlines come first. */
export function demoEntries() {
  return {
    categories: categoryBlueprints(),
    products: productBlueprints(),
    projects: projectBlueprints(),
    news: newsBlueprints(),
    pages: pageBlueprints(),
    questions: faqBlueprints(),
  } satisfies Record<string, AnyEntryBlueprint[]>;
}

/** Returns references to all demo content with consecutive IDs, for tests. */
export function demoReferences(): References {
  const references = new References();
  const blueprints = [...Object.values(demoRecords()), demoForms(), ...Object.values(demoEntries())].flat();
  for (const [index, { reference }] of blueprints.entries()) references.add(reference, index + 1);
  const parts = demoEntries().products.flatMap((product) => product.parts?.(0, references) ?? []);
  for (const [index, { fields }] of parts.entries()) if ('sku' in fields) references.add(`variant:${fields.sku}`, index + 1);
  return references;
}
