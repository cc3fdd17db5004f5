import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { readContract } from '../contract/schema.ts';
import { loadedPackages, unusedPackages } from './external-packages.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

const programs = {
  api: 'src/programs/api.ts',
  'crop-child': 'src/media/crop-child.ts',
  'document-child': 'src/quotation/document/document-child.ts',
  plantsoen: 'src/programs/plantsoen.ts',
};

/** Start of each bundle. It defines the CommonJS variables that some packages need and ES modules lack. */
const banner = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/** Plugin that embeds the text of the contract in place of the module that reads it from its folder. */
const embeddedContract = {
  name: 'embedded-contract',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]contract[\\/]schema\.ts$/ }, () => ({
      contents: `export const readContract = () => ${JSON.stringify(readContract())};`,
    }));
  },
};

/**
 * Plugin that bundles GraphQL as ES modules. esbuild would bundle the CommonJS version for Node, where every use goes through a
 * getter and is much slower. All modules share one copy, because GraphQL compares its types by identity.
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

/**
 * Plugin that replaces the search of graphile-worker for its configuration. It reads the current folder and those above, and the program
 * crashes if its user may not. The product configures the worker by its options.
 */
const noConfigurationSearch = {
  name: 'no-configuration-search',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/]cosmiconfig[\\/]/ }, () => ({
      contents: 'export const cosmiconfigSync = () => ({ search: () => null });',
    }));
  },
};

/**
 * Escapes all characters beyond ASCII in a bundle. V8 keeps the text of a script with one of them at two bytes per character, which is
 * 6 MB of the API's memory. esbuild leaves them in comments and regular expressions.
 */
function escapeBeyondAscii(file) {
  const text = readFileSync(file, 'utf8');
  const escaped = text.replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (escaped !== text) writeFileSync(file, escaped);
}

/**
 * Bundles the programs of the backend into a folder, which is emptied first. `plugins` are further plugins of esbuild, which may
 * replace modules.
 */
export async function bundlePrograms(outdir, plugins = []) {
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: programs,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    external: [...loadedPackages, ...unusedPackages],
    banner: { js: banner },
    loader: { '.css': 'empty', '.scss': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins, embeddedContract, graphqlAsModules, noConfigurationSearch],
    logLevel: 'warning',
    metafile: true,
  });
  for (const output of Object.keys(metafile.outputs)) if (output.endsWith('.mjs')) escapeBeyondAscii(join(folder, output));
  // The document program embeds the fonts in its PDFs.
  cpSync(`${folder}src/quotation/document/fonts`, `${outdir}/fonts`, { recursive: true });
}
