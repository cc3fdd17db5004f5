import { join } from 'node:path';
import { generateImportMap } from 'payload';
import { placeholderOptions } from '../src/composition/payload-options.ts';
import { buildAdminConfig } from './admin-config.ts';

/** Path of the map in the admin's folder. */
export const importMapFile = 'app/(payload)/admin/importMap.js';

/** Writes the map from component names to their code, for an admin in `folder`. */
export async function writeImportMap(folder: string): Promise<void> {
  const config = await buildAdminConfig(placeholderOptions);
  config.admin.importMap.baseDir = folder;
  config.admin.importMap.importMapFile = join(folder, importMapFile);
  await generateImportMap(config, { force: true, log: false });
}
