import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const rules = fileURLToPath(new URL('../src/platform/rendering/start-script.ts', import.meta.url));

/** Replaces the start script of the framework with the site's own, in the manifest from which server and browser render. */
export function startByScript(): Plugin {
  return {
    name: 'plantsoen:start-script',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /tanstack-start-manifest:v$/ },
      handler: (code) =>
        `import { startingByScript } from ${JSON.stringify(rules)};
        ${code.replace('export const tsrStartManifest', 'const frameworkManifest')};
        const manifest = startingByScript(frameworkManifest());
        export const tsrStartManifest = () => manifest;`,
    },
  };
}
