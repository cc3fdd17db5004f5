import { fileURLToPath } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledScripts, supportRange } from './build/bundled-plugin.ts';
import { compressClientFiles } from './build/compress-plugin.ts';
import { leanModelViewer } from './build/lean-viewer-plugin.ts';
import { plainStyles } from './build/plain-styles-plugin.ts';
import { shortClassNames } from './build/short-class-names-plugin.ts';
import { startByScript } from './build/start-script-plugin.ts';
import { breakpoints, keepUnusedStyles } from './build/style-plugins.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules of lists with cards and of pages with blocks. Others share them piecemeal, but one file for each group is smaller. */
const sharedParts = {
  cards:
    /\/site\/src\/(design\/(CardGrid|Badge|DimensionLine)|products\/(measures|ProductCard|ProductGrid|ProductStrip)|platform\/(pagination|data\/fetching)|favourites\/FavouriteHeart|filters\/LoadMore)\b[^/]*$/,
  pages:
    /\/site\/src\/(page-builder\/(Blocks|block-page-loader|interactive-views|static-kinds|render-static-block|StaticPart|masked-block|serialized-blocks)|pages\/(ContentPage|content-page-loader|static-hero))\b[^/]*$/,
};

export default defineConfig({
  root: file('.'),
  // A CommonJS package of the drag library, for which every page would load a file more.
  resolve: { alias: { 'bind-event-listener': file('build/bind-event-listener.ts') } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  // All styles together are 23 kB in brotli, so every page shares one file.
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        target: supportRange,
        rolldownOptions: {
          output: {
            // The code of every page is one file, which is 4 kB smaller in brotli than the default chunks.
            codeSplitting: {
              groups: [
                { name: 'app', tags: ['$initial'], priority: 2 },
                ...Object.entries(sharedParts).map(([name, test]) => ({ name, test, priority: 1 })),
              ],
            },
            // Pages reference a dozen shared chunks, so names of hashes alone make pages smaller. Dynamic chunks keep their
            // names.
            chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        rolldownOptions: {
          input: { main: file('server/main.ts') },
          output: {
            entryFileNames: '[name].mjs',
            chunkFileNames: 'chunks/[name]-[hash].mjs',
            // V8 keeps a module with other characters in twice the memory, also if only a comment has one.
            charset: 'ascii',
            comments: { jsdoc: false },
          },
        },
      },
    },
  },
  plugins: [
    breakpoints(file('src/design/foundation/breakpoints.css')),
    tanstackStart({
      vite: { installDevServerMiddleware: false },
      // The site has no server functions, so their endpoint has a path that never reaches the renderer.
      serverFns: { base: '/assets/no-server-functions' },
      router: {
        routesDirectory: 'routes',
        quoteStyle: 'single',
        semicolons: true,
        // The document contains the data of its page, so loaders are needed only for other pages and share their chunks.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
    }),
    react(),
    bundledScripts(),
    startByScript(),
    keepUnusedStyles(),
    leanModelViewer(),
    shortClassNames(),
    plainStyles(),
    compressClientFiles(),
  ],
});
