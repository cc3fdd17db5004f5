// node scripts/with-node.mjs <file> [arguments]: runs a TypeScript file of the project under Node 24, installing first if needed.
import { failWith, runUnderNode24 } from './node-runtime.mjs';

const [entry, ...args] = process.argv.slice(2);
if (!entry) failWith('usage: node scripts/with-node.mjs <file> [arguments]');
await runUnderNode24(entry, args);
