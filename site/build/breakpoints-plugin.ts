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
