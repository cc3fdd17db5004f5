/** Brings the map of the admin's components up to date: `npm run import-map -w @plantsoen/admin`. */
import { writeImportMap } from './import-map.ts';

await writeImportMap(import.meta.dirname);
