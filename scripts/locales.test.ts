import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@plantsoen/contract/locales.ts';
import { expect, it } from 'vitest';
import { root } from './root.ts';

it('LOC-01 no code falls back to a hard-coded language: `defaultLocale` does, or `localeOfSite` throws', () => {
  const fallback = new RegExp(`(?:\\?\\?|\\|\\|)=?\\s*(?:'(?:${localeCodes.join('|')})'|localeOf\\('\\w+'\\))`);
  const files = globSync('{backend,site,contract,form-rules,benchmarks,scripts,e2e}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.next|generated)$|locales\.test\.ts$/.test(path),
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => fallback.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
