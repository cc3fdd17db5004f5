import type { Plugin } from 'vite';

/**
 * Keeps every CSS module that client code imports in the style sheet. Vite drops a module whose class names no script uses. Views
 * that only the server renders are imported for their rules alone.
 */
export function wholeStyles(): Plugin {
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
