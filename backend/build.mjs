// Bundles the programs of the backend into backend/dist: node backend/build.mjs
import { fileURLToPath } from 'node:url';
import { bundlePrograms } from './bundle-programs.mjs';

const begin = performance.now();
await bundlePrograms(fileURLToPath(new URL('dist', import.meta.url)));
console.log(`backend: programs bundled in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
