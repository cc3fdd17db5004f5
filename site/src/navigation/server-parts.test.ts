import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('./server-parts.tsx', import.meta.url);

/** Returns the addresses of the files that a file imports from the navigation's folders. */
function imported(file: URL, pattern: RegExp): URL[] {
  const paths = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path]) => new URL(path ?? '', file));
  return paths.filter(({ pathname }) => pathname.startsWith(new URL('.', here).pathname));
}

/** Returns the style sheets of a view and of the views of the navigation that it renders. */
function styleSheets(view: URL): string[] {
  const own = imported(view, /from '(\.[\w./-]+\.module\.css)'/g).map(({ pathname }) => pathname);
  return [...own, ...imported(view, /from '(\.[\w./-]+\.tsx)'/g).flatMap(styleSheets)];
}

it('NAV-08 browsers load the style sheets of the parts that only the server renders', () => {
  const given = imported(here, /import '(\.[\w./-]+\.module\.css)'/g).map(({ pathname }) => pathname);
  const footer = new URL('./SiteFooter.tsx', here);
  const needed = [...styleSheets(footer), ...styleSheets(new URL('./PrintHead.tsx', here))];
  expect(needed).toContain(new URL('./SiteFooter.module.css', here).pathname);
  expect(needed.filter((sheet) => !given.includes(sheet))).toEqual([]);
});
