import { cpSync, rmSync } from 'node:fs';
import { parse } from 'node:path';
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
 * Bundles the programs of the backend into a folder, which is emptied first. `plugins` are further plugins of esbuild, which may
 * replace modules.
 */
export async function bundlePrograms(outdir, plugins = []) {
  rmSync(outdir, { recursive: true, force: true });
  await build({
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
    plugins: [...plugins, embeddedContract, graphqlAsModules],
    logLevel: 'warning',
  });
  // The document program embeds the fonts in its PDFs.
  cpSync(`${folder}src/quotation/document/fonts`, `${outdir}/fonts`, { recursive: true });
}
