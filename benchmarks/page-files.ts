// Files that a browser loads for a page, according to its HTML and its modules.

/** Returns paths of scripts, modules to preload and style sheets in an HTML page, without those for old browsers (`nomodule`). */
export function filesNamedBy(html: string): { scripts: string[]; styles: string[] } {
  const loaded = [...html.matchAll(/<(script|link)\b[^>]*>/g)].filter(([tag]) => !/\snomodule\b/i.test(tag));
  const tags = loaded.map(([tag, name]) => ({
    name,
    relation: attribute(tag, 'rel'),
    path: attribute(tag, name === 'script' ? 'src' : 'href'),
  }));
  const pathsOf = (matches: (tag: (typeof tags)[number]) => boolean) =>
    tags.filter(matches).flatMap(({ path }) => (path === undefined ? [] : [path]));
  const inline = [...html.matchAll(/<script\b[^>]*>([^<]+)<\/script>/g)].flatMap(([, code = '']) => [
    ...preloadsIn(code),
    ...inlineImportsOf(code),
  ]);
  return {
    scripts: [...new Set([...pathsOf(({ name }) => name === 'script'), ...inline])],
    styles: [...new Set(pathsOf(({ relation }) => relation === 'stylesheet'))],
  };
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

/** Returns the static imports of a module, as written. */
function importsOf(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']([^"']+\.js)["']/g)].map(([, path = '']) => path);
}

/** Returns the modules that the data of the router name, which the start script preloads. */
function preloadsIn(code: string): string[] {
  const lists = [...code.matchAll(/\bpreloads:(?:\$R\[\d+\]=)?\[([^\]]*)\]/g)];
  return lists.flatMap(([, list = '']) => [...list.matchAll(/"([^"]+\.js)"/g)].map(([, path = '']) => path));
}

/** Returns the dynamic imports of an inline script, which starts the application. */
function inlineImportsOf(code: string): string[] {
  return [...code.matchAll(/\bimport\(\s*["']([^"']+\.js)["']/g)].map(([, path = '']) => path);
}

/** Returns the scripts with all their static imports, direct and indirect. `read` resolves to the text of a path. */
export async function withImports(scripts: readonly string[], read: (path: string) => Promise<string>): Promise<string[]> {
  const all = new Set(scripts);
  for (const path of all) {
    const imported = importsOf(await read(path)).map((specifier) => new URL(specifier, `http://site${path}`).pathname);
    for (const next of imported) all.add(next);
  }
  return [...all];
}
