import type { Plugin } from 'vite';

const noScripting = /\(scripting:\s*none\)/;

/**
 * Returns the rules of a style sheet that apply without scripts, in a form for browsers whose scripts are on but too old. Other
 * conditions of these rules stay.
 */
export function plainRules(css: string): string {
  const rules: string[] = [];
  for (const { index, 0: head, 1: query = '' } of css.matchAll(/@media ([^{}]*\(scripting:\s*none\)[^{}]*)\{/g)) {
    const start = index + head.length;
    const body = css.slice(start, blockEnd(css, start));
    const alternatives = query.split(',').map((one) => one.trim());
    const own = alternatives.find((one) => noScripting.test(one)) ?? '';
    const rest = own
      .split(/\s+and\s+/)
      .filter((one) => !noScripting.test(one))
      .join(' and ');
    rules.push(rest ? `@media ${rest}{${body}}` : body);
  }
  return rules.join('\n');
}

/** Returns the index of the brace that closes the block whose content starts at `start`. */
function blockEnd(css: string, start: number): number {
  let depth = 1;
  let end = start;
  for (; depth > 0; end += 1) depth += Number(css[end] === '{') - Number(css[end] === '}');
  return end - 1;
}

/** Writes a `.plain.css` beside each style sheet, for browsers below the support range (`public/plain-page.js`). */
export function plainStyles(): Plugin {
  return {
    name: 'plantsoen:plain-styles',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const source = typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
        this.emitFile({ type: 'asset', fileName: file.fileName.replace(/\.css$/, '.plain.css'), source: plainRules(source) });
      }
    },
  };
}
