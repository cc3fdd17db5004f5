import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { root } from './root.ts';

/** Flows with a list of their files, and the maximum number of files that a reader opens to follow one. */
const maxFiles = { 'page-view.md': 30, 'form.md': 28, 'publication.md': 16 };
/** Maximum number of lines of a flow besides this list. */
const maxLines = 40;

const allFiles = projectFiles(
  '{contract,form-rules,specification-rules,configuration,observability,site,backend,scripts,docs}/**/*.*',
);

function readFlow(name: string): { prose: string; listed: string[] } {
  const [prose = '', list = ''] = readFileSync(join(root, 'docs/flows', name), 'utf8').split('\n## Files, in order\n');
  return { prose, listed: [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file) };
}

/** Whether a file exists at a path, which may lack its first folders. */
const isFile = (path: string) => existsSync(join(root, path)) || allFiles.some((file) => file.endsWith(`/${path}`));

describe.each(projectFiles('docs/flows/*.md').map((path) => basename(path)))('%s', (name) => {
  const { prose, listed } = readFlow(name);

  it('names only files that exist', () => {
    const named = [...prose.matchAll(/`([\w$./-]+\.(?:tsx?|mjs|graphql|md))`/g)].map(([, file = '']) => file);
    expect(named.filter((file) => !isFile(file))).toEqual([]);
    expect(listed.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it(`has at most ${maxLines} lines besides the list of files`, () => {
    expect(prose.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines);
  });
});

it.each(Object.entries(maxFiles))('%s lists its files once, at most %i', (name, max) => {
  const { listed } = readFlow(name);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.length).toBeLessThanOrEqual(max);
  expect(new Set(listed).size).toBe(listed.length);
});
