import { bench, texts } from '../quotation.ts';
import { expect, test } from './engine-test.ts';
import { startByPuppeteer } from './puppeteer-engine.ts';

test.use({
  engine: [
    async ({ engineName }, use) => {
      test.skip(engineName !== 'firefox', 'Firefox also refuses service workers where cookies are blocked');
      const engine = await startByPuppeteer('firefox', { 'network.cookie.cookieBehavior': 2 });
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
});

test('QUO-01 PAG-10 the site works without a script error if cookies are blocked', async ({ visitor }) => {
  await visitor.open(bench);
  expect(await visitor.tab.run(() => navigator.cookieEnabled)).toBe(false);
  // The log-in links get their return address when the browser is idle.
  await visitor.until('the idle work', () => document.querySelector('header a[href*="return=true"]') !== null).toBe(true);
  await visitor.click('main button', texts.nl.add);
  await visitor.sees('main button', texts.nl.remove);
});
