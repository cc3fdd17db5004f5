import type { Payload } from 'payload';
import { reprojectAll } from '../composition/reproject-all.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { noteChangedDocuments } from '../translations/note-changed-documents.ts';
import { announceContentLists } from './announce-content.ts';
import type { AnyEntryBlueprint } from './content/blueprints.ts';
import { demoEntries, demoForms, demoRecords } from './content/demo-blueprints.ts';
import { footerBlueprint } from './content/import-footer.ts';
import { globalsBlueprint } from './content/import-globals.ts';
import { navigationBlueprint } from './content/import-navigation.ts';
import { projectVariants } from './content/import-projects.ts';
import { References } from './content/references.ts';
import { findSeeded } from './store/find-seeded.ts';
import { type ImportRun, inTransaction } from './store/import-run.ts';
import { fillEntries, outlineEntries, writeGlobal } from './store/write-entries.ts';
import { writeRecords } from './store/write-records.ts';

/**
 * Imports the demo content (API-09). Existing records are left alone, so that a retry continues after an interruption. The frame
 * of the site, the home page and the catalogue come first, because visitors see them first.
 */
export async function importDemoContent(payload: Payload, report: (line: string) => void): Promise<void> {
  const run: ImportRun = { payload, references: new References(), report };
  for (const [name, blueprints] of Object.entries(demoRecords())) await writeRecords(run, name, blueprints);
  const unfilled = new Map<string, AnyEntryBlueprint[]>();
  for (const [name, blueprints] of Object.entries(demoEntries())) {
    unfilled.set(name, await outlineEntries(run, `outlines of ${name}`, blueprints));
  }
  await writeRecords(run, 'forms', demoForms());
  await writeGlobal(run, navigationBlueprint());
  await writeGlobal(run, footerBlueprint());
  await writeGlobal(run, globalsBlueprint());

  const fill = (name: string, width?: number) => fillEntries(run, name, unfilled.get(name) ?? [], width);
  const [home, ...otherPages] = unfilled.get('pages') ?? [];
  await fill('categories');
  await fill('products', 1);
  await fillEntries(run, 'home page', home ? [home] : []);
  await show(payload);
  await fillEntries(run, 'pages', otherPages);
  await findSeeded(run, projectVariants());
  await fill('projects');
  await fill('news');
  await fill('questions');
  await show(payload);
  await noteChangedDocuments(payload);
}

/**
 * Writes the addresses and catalogue of the stored content, and announces it to every site, which may have cached earlier
 * answers.
 */
async function show(payload: Payload): Promise<void> {
  await reprojectAll(payload);
  await inTransaction(payload, async (request) => announceContentLists(await requestSql({ payload, ...request() })));
}
