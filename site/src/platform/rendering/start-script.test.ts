import { expect, test } from 'vitest';
import { startingByScript, startScript } from './start-script.ts';

const application = '/assets/app.js';
const list = { preloads: ['/assets/list.js'] };
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

test('an unexpected manifest of the framework is refused', () => {
  expect(() => startingByScript(manifestOf([]))).toThrow('one application');
  expect(() => startingByScript(manifestOf([{ attrs: {}, children: `import('${application}')` }]))).toThrow('one application');
});
