import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundledScripts } from '../build/bundled-plugin.ts';
import { breakpoints } from '../build/style-plugins.ts';
import { demoPages } from './demo/demo-plugin.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves the component gallery, which is a separate page: no program of the product contains it. */
export default defineConfig({
  root: file('.'),
  publicDir: file('../public'),
  cacheDir: file('../node_modules/.vite-gallery'),
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  resolve: {
    alias: [/^@tanstack\/react-start$/, /^.*\/render-request\.server\.ts$/].map((find) => ({
      find,
      replacement: file('browser-code.ts'),
    })),
  },
  server: { port: 3003, fs: { allow: [file('../..')] } },
  plugins: [breakpoints(file('../src/design/foundation/breakpoints.css')), react(), bundledScripts(), demoPages()],
});
