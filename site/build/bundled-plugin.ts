import { build, type Plugin } from 'vite';

import sitePackage from '../package.json' with { type: 'json' };

/** Oldest browsers that run the application, as Vite build targets. Derived from the `browserslist` of the package. */
export const supportRange = sitePackage.browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));

const suffix = '?bundled';

/**
 * Adds the import suffix `?bundled`: `import code from './worker.ts?bundled'` returns the file with its imports as the text of
 * one classic script. Such scripts run outside the application.
 */
export function bundledScripts(): Plugin {
  return {
    name: 'plantsoen:bundled',
    enforce: 'pre',
    load: {
      filter: { id: /\?bundled$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length);
        const result = await build({
          configFile: false,
          logLevel: 'warn',
          build: { write: false, target: supportRange, rolldownOptions: { input: file, output: { format: 'iife' } } },
        });
        const [chunk] = Array.isArray(result) ? (result[0]?.output ?? []) : 'output' in result ? result.output : [];
        if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled`);
        for (const module of chunk.moduleIds) this.addWatchFile(module);
        return { code: `export default ${JSON.stringify(chunk.code.trim())};`, map: null };
      },
    },
  };
}
