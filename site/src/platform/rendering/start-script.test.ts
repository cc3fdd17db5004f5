import { expect, test } from 'vitest';
import { startingByScript, startScript } from './start-script.ts';

const application = '/assets/app.js';
const list = { preloads: ['/assets/list.js'] };
const manifestOf = (scripts: object[]) => ({
  routes: { __root__: { preloads: [application, '/assets/more.js'], scripts, css: ['/assets/style.css'] }, '/list': list },
});

test('the application is loaded by the start script alone, all else as it was', () => {
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

test('a framework that names the application in another way is refused', () => {
  expect(() => startingByScript(manifestOf([]))).toThrow('in another way');
  expect(() => startingByScript(manifestOf([{ attrs: {}, children: `import('${application}')` }]))).toThrow('in another way');
});
