import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import doiuse from 'doiuse';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import postcss from 'postcss';
import { expect, runOnlyAt, unwatched as test } from '../../browser.ts';
import { builtSite } from '../../second-site.ts';
import { missingApis, supportRange } from '../../support/missing-apis.ts';

runOnlyAt('desktop', 'no page is opened');

const assets = join(builtSite, 'client/assets');

/**
 * Functions that the client polyfills (`site/src/platform/polyfills.ts`). Libraries check for the last one before they use it.
 */
const added = ['URL.parse', 'URL.canParse', 'AbortSignal.any', 'Error.captureStackTrace'];

/** Globals that scripts check for before they use them. */
const guarded = ['requestIdleCallback', 'navigator.connection', 'navigator.xr', 'XRWebGLBinding', 'XRRay', 'VideoFrame'];

test('PAG-09 scripts of the build use no function that the oldest supported browsers lack', async () => {
  test.slow();
  const restricted = missingApis
    .filter(({ owner, name }) => owner && !added.includes(`${owner}.${name}`))
    .map(({ owner, name }) => ({ object: owner, property: name }));
  const eslint = new ESLint({
    cwd: builtSite,
    overrideConfigFile: true,
    ignore: false,
    allowInlineConfig: false,
    overrideConfig: [
      {
        files: ['**/*.js'],
        plugins: { compat },
        settings: { browsers: [...supportRange], targets: [...supportRange], polyfills: guarded },
        rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...restricted] },
      },
    ],
  });
  const results = await eslint.lintFiles([join(assets, '*.js')]);
  expect(results.length).toBeGreaterThan(10);
  const faults = results.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`));
  expect(faults).toEqual([]);
});

/** Features whose absence does no harm, or that browsers of the range support despite the data. */
const decoration: readonly string[] = [
  // Prefixed by the build.
  ...['css-masks', 'text-size-adjust'],
  // The data has no version for these, or includes parts that are not used here.
  ...['css-media-scripting', 'css-clip-path', 'css-display-contents', 'css-mixblendmode', 'multicolumn', 'text-decoration'],
  ...['intrinsic-width', 'css-text-indent', 'css-touch-action'],
  // Their absence has no effect: features for print, pointer or speed.
  ...['css-paged-media', 'css-selection', 'css-scrollbar', 'css-resize', 'css3-cursors', 'css3-cursors-grab'],
  ...['css-content-visibility', 'css-subgrid'],
];

test('PAG-09 styles of the build use no feature that the oldest supported browsers lack', async () => {
  const used = new Set<string>();
  const find = doiuse({
    browsers: [...supportRange],
    ignore: [...decoration],
    onFeatureUsage: ({ feature }) => used.add(feature),
  });
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  for (const name of sheets) await postcss([find]).process(readFileSync(join(assets, name), 'utf8'), { from: name });
  expect([...used]).toEqual([]);
});
