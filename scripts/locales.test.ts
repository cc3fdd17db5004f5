import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@plantsoen/contract/locales.ts';
import { expect, it } from 'vitest';
import { handWrittenFiles } from './project-files.ts';
import { root } from './root.ts';

it('LOC-01 no code falls back to a hard-coded language: `defaultLocale` does, or `localeOfSite` throws', () => {
  const fallback = new RegExp(`(?:\\?\\?|\\|\\|)=?\\s*(?:'(?:${localeCodes.join('|')})'|localeOf\\('\\w+'\\))`);
  const files = handWrittenFiles(
    '{backend,site,contract,form-rules,specification-rules,configuration,observability,benchmarks,scripts,e2e}/**/*.{ts,tsx,mjs}',
  ).filter((file) => file !== 'scripts/locales.test.ts');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => fallback.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
