import { describe, expect, it } from 'vitest';
import { boundaryViolations, brokenRule, importsOf } from './boundaries.ts';

it('no import of the project crosses a boundary', () => {
  expect(boundaryViolations()).toEqual([]);
});

it('parses every form of import, also over several lines', () => {
  const source = `
import { a } from './a.ts';
import type { B } from '../news/b.ts';
import {
  c,
  d,
} from '@plantsoen/contract/paths.ts';
import './styles.css';
export { e } from './e.ts';
export * from './f.ts';
const g = await import('../../g.ts');
import pg from 'pg';
const text = "an import of goods from 'China'";
`;
  expect(importsOf('site/src/products/list.ts', source)).toEqual([
    'site/src/products/a.ts',
    'site/src/news/b.ts',
    'contract/paths.ts',
    'site/src/products/styles.css',
    'site/src/products/e.ts',
    'site/src/products/f.ts',
    'site/g.ts',
  ]);
});

describe('a violation is found', () => {
  it.each([
    [
      'site/src/products/list.ts',
      'backend/src/products/price.ts',
      'site may import only site, contract, form-rules, specification-rules, configuration, observability',
    ],
    [
      'backend/src/news/news.ts',
      'site/src/news/news.ts',
      'backend may import only backend, contract, form-rules, specification-rules, configuration, observability',
    ],
    ['form-rules/conditions.ts', 'contract/paths.ts', 'form-rules may import only form-rules'],
    ['contract/paths.ts', 'site/src/router.tsx', 'contract may import only contract'],
    [
      'backend/src/platform/log.ts',
      'scripts/builds.ts',
      'backend may import only backend, contract, form-rules, specification-rules, configuration, observability',
    ],
    ['site/src/platform/router/links.ts', 'site/src/products/card.tsx', 'platform may not import a domain'],
    ['site/src/design/Button.tsx', 'site/src/products/card.tsx', 'design may not import a domain'],
    [
      'site/src/news/card.tsx',
      'site/src/products/list/row.tsx',
      "only the top-level files of another domain's folder may be imported",
    ],
    ['backend/src/media/media-handler.ts', 'backend/src/testing/media-server.ts', 'a domain may not import testing'],
    ['site/src/news/card.tsx', 'site/src/routes/index.tsx', 'a domain may not import routes'],
    ['site/src/news/card.tsx', 'site/src/router.tsx', 'a domain may not import a composition root'],
  ])('%s imports %s', (file, imported, rule) => {
    expect(brokenRule(file, imported)).toBe(rule);
  });
});

describe('allowed imports pass', () => {
  it.each([
    ['site/src/news/card.tsx', 'site/src/products/card.tsx'],
    ['site/src/news/card.tsx', 'site/src/platform/data/operation.ts'],
    ['site/src/news/list/card.tsx', 'site/src/news/article/picture.tsx'],
    ['site/src/routes/news.tsx', 'site/src/products/list/row.tsx'],
    ['site/server/main.ts', 'site/src/products/list/row.tsx'],
    ['backend/src/composition/payload-config.ts', 'backend/src/page-builder/blocks/quote/block.ts'],
    ['backend/src/media/media-handler.test.ts', 'backend/src/testing/media-server.ts'],
    ['backend/src/seed/import-news.ts', 'backend/src/programs/run-command.ts'],
    ['backend/src/platform/database/migrate-database.integration.test.ts', 'backend/src/composition/payload-config.ts'],
    ['backend/src/news/news.ts', 'contract/locales.ts'],
    ['backend/admin/app/page.tsx', 'backend/src/composition/payload-config.ts'],
  ])('%s imports %s', (file, imported) => {
    expect(brokenRule(file, imported)).toBeUndefined();
  });
});
