import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the rightmost compound of a selector, without the arguments of its pseudo-classes. */
function subjectOf(selector: string): string {
  let bare = selector.replaceAll(/:global\((\w+)\)/g, '$1');
  while (/\([^()]*\)/.test(bare)) bare = bare.replaceAll(/\([^()]*\)/g, '');
  return (
    bare
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  );
}

/** Lists the selectors with `:has()` whose subject names no class, type or attribute. */
function unnamedSubjects(css: string): string[] {
  const preludes = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = preludes.flatMap((prelude) => prelude.split(/,(?![^(]*\))/)).map((selector) => selector.trim());
  return selectors.filter((selector) => selector.includes(':has(') && !/^[a-z.#[]|\.|\[/i.test(subjectOf(selector)));
}

// Blink restyles all elements below each `:has()` on every possible change if a subject like `> :not(header)` names nothing.
test('the subject of each selector with :has() names a class, type or attribute', () => {
  expect(unnamedSubjects('.shell:has(:popover-open) > :not(header) {}')).toHaveLength(1);
  expect(unnamedSubjects('.a:has(+ .b) svg, .c:not(:has(> .d)) {}')).toEqual([]);
  const files = globSync('site/src/**/*.css');
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => unnamedSubjects(readFileSync(file, 'utf8')))).toEqual([]);
});
