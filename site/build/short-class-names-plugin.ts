import { createHash } from 'node:crypto';
import { browserslistToTargets, type Selector, transform } from 'lightningcss';
import type { ESTree, Plugin } from 'vite';
import sitePackage from '../package.json' with { type: 'json' };

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns four letters for a scoped class name, the same in every build. */
export function shortName(scoped: string): string {
  const bytes = createHash('sha256').update(scoped).digest();
  return [0, 1, 2, 3].map((place) => letters[bytes.readUInt16BE(place * 2) % letters.length]).join('');
}

const targets = browserslistToTargets(sitePackage.browserslist.map((query) => query.replace(' >= ', ' ')));

/** Returns a minified style sheet whose classes have the new names that `names` gives them by their old ones. Other names stay. */
export function renameClasses(css: string, names: ReadonlyMap<string, string>): string {
  const rename = (selector: Selector): Selector => {
    for (const part of selector) {
      if (part.type === 'class') part.name = names.get(part.name) ?? part.name;
      if (part.type === 'pseudo-class' && part.kind !== 'host' && 'selectors' in part) part.selectors.forEach(rename);
    }
    return selector;
  };
  const visitor = { Selector: rename };
  return transform({ filename: 'style.css', code: Buffer.from(css), minify: true, targets, visitor }).code.toString();
}

/** Returns the string literals that the script of a CSS module exports by name: `export const cell = "W0auba_cell bleeding"`. */
function classLists({ body }: ESTree.Program) {
  return body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => (init?.type === 'Literal' && typeof init.value === 'string' ? [{ ...init, value: init.value }] : []));
}

/**
 * Shortens the class names of CSS modules to four letters. Lightning CSS has no shorter pattern than `[hash]_[local]`, which costs
 * half a kilobyte per page in brotli. Vite's `generateScopedName` exists only for PostCSS, which leaves custom media of composed
 * style sheets unresolved. The client and server builds produce the same names. Throws an error if two classes get the
 * same name.
 */
export function shortClassNames(): Plugin {
  const shortNames = new Map<string, string>();
  const owners = new Map<string, string>();
  const shorten = (scoped: string) => {
    const short = shortName(scoped);
    const owner = owners.get(short) ?? scoped;
    if (owner !== scoped) throw new Error(`the classes ${owner} and ${scoped} have the same short name: rename one`);
    owners.set(short, scoped);
    shortNames.set(scoped, short);
    return short;
  };
  return {
    name: 'plantsoen:short-class-names',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code) {
        let shortened = code;
        for (const { start, end, value } of classLists(this.parse(code)).reverse())
          shortened = `${shortened.slice(0, start)}'${value.split(' ').map(shorten).join(' ')}'${shortened.slice(end)}`;
        return { code: shortened, map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const source = typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
        file.source = renameClasses(source, shortNames);
      }
    },
  };
}
