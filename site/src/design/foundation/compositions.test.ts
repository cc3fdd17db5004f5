import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What each class of a style sheet composes: names of its own file, and names with their file. */
function compositionsOf(css: string): Map<string, string[]> {
  const composed = new Map<string, string[]>();
  for (const [, name = '', body = ''] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g)) {
    for (const [, names = '', file] of body.matchAll(/composes:\s*([^;]+?)(?:\s+from\s+"([^"]+)")?;/g)) {
      const all = names.split(/\s+/).map((one) => (file ? `${one} from ${file}` : one));
      composed.set(name, [...(composed.get(name) ?? []), ...all]);
    }
  }
  return composed;
}

/** Lists the classes that lack what a class composes which they compose themselves. */
function incompleteCompositions(css: string): string[] {
  const composed = compositionsOf(css);
  return [...composed].flatMap(([name, parts]) => {
    const inner = parts.flatMap((part) => composed.get(part) ?? []);
    return inner.filter((part) => !parts.includes(part)).map((part) => `${name} lacks ${part}`);
  });
}

// Vite resolves one level of `composes` within a file. The card of an article had no position, so its link covered the whole page.
test('a class composes everything that the classes of its file compose which it composes', () => {
  const card = '.card { composes: card from "a.css"; }';
  expect(incompleteCompositions(`${card} .wide { composes: card; }`)).toEqual(['wide lacks card from a.css']);
  expect(incompleteCompositions(`${card} .wide { composes: card from "a.css"; composes: card; }`)).toEqual([]);
  const files = globSync('site/src/**/*.module.css');
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => incompleteCompositions(readFileSync(file, 'utf8')))).toEqual([]);
});
