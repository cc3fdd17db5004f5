import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const imported = (file: string, pattern: RegExp) => [...source(file).matchAll(pattern)].map(([, name]) => name ?? '');

/** Returns the style sheets of a view and of the sibling views that it renders. */
function styleSheets(view: string): string[] {
  const own = imported(view, /from '(\.\/\w+\.module\.css)'/g);
  return [...own, ...imported(view, /from '(\.\/\w+\.tsx)'/g).flatMap(styleSheets)];
}

it('NAV-08 browsers load the style sheets of the parts that only the server renders', () => {
  const given = imported('./server-parts.tsx', /import '(\.\/\w+\.module\.css)'/g);
  const needed = [...styleSheets('./SiteFooter.tsx'), ...styleSheets('./PrintHead.tsx')];
  expect(needed).toContain('./SiteFooter.module.css');
  expect(needed.filter((sheet) => !given.includes(sheet))).toEqual([]);
});
