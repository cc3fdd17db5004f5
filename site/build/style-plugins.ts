import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Prepends the breakpoints of the design to every style sheet. They share the first line, so that line numbers stay correct. */
export function breakpoints(file: string): Plugin {
  return {
    name: 'plantsoen:breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /site\/src\/.*\.css(\?|$)/ },
      handler(code, id) {
        if (id.startsWith(file)) return undefined;
        this.addWatchFile(file);
        return { code: readFileSync(file, 'utf8').replaceAll('\n', ' ') + code, map: null };
      },
    },
  };
}

/**
 * Keeps every CSS module that client code imports in the style sheet. Vite drops a module whose class names no script uses. Views
 * that only the server renders are imported for their rules alone.
 */
export function keepUnusedStyles(): Plugin {
  return {
    name: 'plantsoen:whole-styles',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
