import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handWrittenFiles, projectFiles } from './project-files.ts';
import { root } from './root.ts';

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const linesOf = (file: string) => textOf(file).split('\n').length - 1;

const folders = '{contract,form-rules,specification-rules,configuration,observability,site,backend,scripts,e2e,benchmarks}';
const sources = handWrittenFiles(`${folders}/**/*.{ts,tsx,mjs}`);
/** Programs and tools, without tests and their helpers, browser tests and labelled search queries. */
const productFiles = sources.filter((file) => !/\.test\.tsx?$|\/testing\/|^e2e\/|^benchmarks\/search\/labels\//.test(file));

describe('the structure of the code', () => {
  it('has at most 15 % files of at most 20 lines', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((file) => linesOf(file) <= 20).length / sources.length).toBeLessThanOrEqual(0.15);
  });

  it('has at most 133,200 source lines without tests and generated files', () => {
    const lines = productFiles.reduce((sum, file) => sum + linesOf(file), 0);
    expect(lines).toBeGreaterThan(10_000);
    expect(lines).toBeLessThanOrEqual(133_200);
  });

  it('has no source file above 250 lines', () => {
    expect(productFiles.filter((file) => linesOf(file) > 250)).toEqual([]);
  });

  it.each([
    ['site/server', 10],
    ['backend/src', 8],
  ])('has few loose files in %s, at most %i', (folder, max) => {
    expect(projectFiles(`${folder}/*.*`).length).toBeLessThanOrEqual(max);
  });

  it('has at most 40 source files per folder, without tests', () => {
    const counts = Map.groupBy(productFiles, dirname);
    expect([...counts].filter(([, files]) => files.length > 40).map(([folder]) => folder)).toEqual([]);
  });

  it('has at most 29,200 lines of migrations', () => {
    const migrations = projectFiles('backend/src/platform/database/migrations/*');
    expect(migrations.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(29_200);
  });
});

it('lines of prose have at most 100 columns', () => {
  const documents = projectFiles(
    '{*,docs/**/*,{contract,form-rules,specification-rules,configuration,observability,site,backend,scripts,e2e,benchmarks,demo-content}/**/*}.md',
  );
  expect(documents.length).toBeGreaterThan(30);
  const tooLong = documents.flatMap((file) => {
    const prose = textOf(file).replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''));
    return prose.split('\n').flatMap((line, index) => {
      const isProse = !line.startsWith('|') && !/^\S*\[?[^ ]*https?:/.test(line.trim());
      return isProse && line.length > 100 ? [`${file}:${index + 1}`] : [];
    });
  });
  expect(tooLong).toEqual([]);
});
