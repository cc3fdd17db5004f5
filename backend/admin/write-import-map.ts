/** Updates the map of the admin's components: `npm run import-map -w @plantsoen/admin`. */
import { writeImportMap } from './import-map.ts';

await writeImportMap(import.meta.dirname);
