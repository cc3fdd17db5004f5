import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Makes the breakpoints of the design known in every style sheet, on its first line so that line numbers stay true. */
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
