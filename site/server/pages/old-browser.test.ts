import { expect, test } from 'vitest';
import { siteTest } from '../testing/test-site.ts';
import { injectBeforeBodyEnd } from './inject-before-body-end.ts';
import { oldBrowserScript, oldBrowserTag } from './old-browser.ts';

const site = siteTest();

test('PAG-09 the notice is a separate script that browsers with modules never load', async () => {
  expect(injectBeforeBodyEnd(Buffer.from('<body><p>a</p></body></html>'), oldBrowserTag).toString()).toBe(
    '<body><p>a</p><script nomodule src="/old-browser.js"></script></body></html>',
  );
  const answer = await site.get('/old-browser.js');
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  expect(answer.text).toBe(oldBrowserScript);
});

test('PAG-09 the script contains no syntax that Internet Explorer cannot parse', () => {
  const withoutTexts = oldBrowserScript.replace(/\{"nl".*\}\}/, '{}');
  expect(withoutTexts).not.toMatch(
    /=>|`|\b(let|const|class|async|await)\b|\.\.\.|\?\.|\?\?|,\s*[}\])]|\.(default|catch|delete)\b/,
  );
  expect(() => new Function(oldBrowserScript)).not.toThrow();
});

test('PAG-09 the notice is in three languages', () => {
  for (const text of ['Uw browser is verouderd', 'Your browser is outdated', 'Ihr Browser ist veraltet']) {
    expect(oldBrowserScript).toContain(text);
  }
});
