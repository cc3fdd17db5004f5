import { expect, test } from 'vitest';
import { startingByScript, startScript, withoutPreloads } from './start-script.ts';

const application = '/assets/app.js';
const list = { preloads: ['/assets/list.js', { href: '/assets/card.js' }], css: ['/assets/list.css'] };
const manifestOf = (scripts: object[]) => ({
  routes: { __root__: { preloads: [application, '/assets/more.js'], scripts, css: ['/assets/style.css'] }, '/list': list },
});

test('only the start script loads the application, and the rest is unchanged', () => {
  const manifest = manifestOf([{ attrs: { type: 'module', async: true, src: application } }]);
  expect(startingByScript(manifest)).toEqual({
    routes: {
      __root__: {
        preloads: ['/assets/more.js'],
        scripts: [{ attrs: {}, children: startScript(application) }],
        css: ['/assets/style.css'],
      },
      '/list': list,
    },
  });
});

test('the head of a page preloads no modules', () => {
  const routes = { __root__: { preloads: ['/assets/more.js'], css: ['/assets/style.css'] }, '/list': list };
  expect(withoutPreloads({ scriptFormat: 'module', routes })).toEqual({
    scriptFormat: 'module',
    routes: { __root__: { css: ['/assets/style.css'] }, '/list': { css: ['/assets/list.css'] } },
  });
});

test('an unexpected manifest of the framework is refused', () => {
  expect(() => startingByScript(manifestOf([]))).toThrow('one application');
  expect(() => startingByScript(manifestOf([{ attrs: {}, children: `import('${application}')` }]))).toThrow('one application');
});
