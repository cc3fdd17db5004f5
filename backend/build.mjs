// Bundles the programs of the backend into backend/dist: node backend/build.mjs
import { cpSync, rmSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readContract } from '../contract/schema.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

const programs = {
  api: 'src/api.ts',
  'crop-child': 'src/media/crop-child.ts',
  'document-child': 'src/quotation/document/document-child.ts',
  migrate: 'src/migrate.ts',
  'rebuild-projections': 'src/rebuild-projections.ts',
  'rebuild-search': 'src/rebuild-search.ts',
  'set-up': 'src/set-up.ts',
};

/** Native code, and what Payload names but a process without the admin never runs. */
const external = [
  'sharp',
  'pg',
  'pg-native',
  'drizzle-kit',
  'drizzle-kit/api',
  'json-schema-to-typescript',
  'next',
  'react',
  'react-dom',
];

/** Packages made for CommonJS find there what ES modules lack. */
const banner = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** The contract's text instead of the code that reads it from its folder. */
const embeddedContract = {
  name: 'embedded-contract',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]contract[\\/]schema\.ts$/ }, () => ({
      contents: `export const readContract = () => ${JSON.stringify(readContract())};`,
    }));
  },
};

/**
 * GraphQL as ES modules: bundled as CommonJS, as esbuild would have it for Node, it is reached through a getter at every use, which takes a good
 * part of what it is used for. All ask for the same copy, as its types must be.
 */
const graphqlAsModules = {
  name: 'graphql-as-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^graphql(\/|$)/ }, ({ path }) => {
      const { dir, name } = parse(path === 'graphql' ? 'graphql/index' : path);
      return { path: fileURLToPath(import.meta.resolve(`${dir}/${name}.mjs`)) };
    });
  },
};

const begin = performance.now();
rmSync(`${folder}dist`, { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: programs,
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  external,
  banner: { js: banner },
  loader: { '.css': 'empty', '.scss': 'empty', '.svg': 'empty', '.woff2': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [embeddedContract, graphqlAsModules],
  logLevel: 'warning',
});
// The program of documents embeds them.
cpSync(`${folder}src/quotation/document/fonts`, `${folder}dist/fonts`, { recursive: true });
console.log(`backend: ${Object.keys(programs).length} programs bundled in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
