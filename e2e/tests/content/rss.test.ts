import { expect, locales, runOnlyAt, test } from '../../browser.ts';

runOnlyAt('desktop', 'width plays no part');

const feeds = {
  nl: { path: '/nieuws/rss.xml', title: 'Nieuws – Brinkmeent', name: 'Nieuws', language: 'nl-NL' },
  en: { path: '/news/rss.xml', title: 'News – Brinkmeent', name: 'News', language: 'en' },
  de: { path: '/news/rss.xml', title: 'Neuigkeiten – Brinkmeent', name: 'Neuigkeiten', language: 'de-DE' },
};

for (const { code, prefix } of locales) {
  const { path, title, name, language } = feeds[code];

  test(`CON-03 the news in ${code} is a valid feed with absolute addresses on the locale’s domain`, async ({
    page,
    request,
    baseURL,
  }) => {
    const answer = await request.get(prefix + path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    await page.goto(`${prefix}/404/`);
    const feed = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        const all = (selector: string) => [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
        return {
          fault: xml.querySelector('parsererror')?.textContent,
          version: xml.documentElement.getAttribute('version'),
          channel: ['channel > title', 'channel > language'].map((selector) => all(selector)[0]),
          // The feed's link to itself has its address in an attribute.
          links: [...all('link:not([rel])'), ...all('guid')],
          dates: all('item > pubDate'),
          items: all('item > title').length,
          pictures: xml.getElementsByTagName('media:content').length,
        };
      },
      await answer.text(),
    );
    expect(feed.links).toHaveLength(25);
    expect(feed).toMatchObject({ fault: undefined, version: '2.0', channel: [title, language], items: 12, pictures: 12 });
    const port = new URL(baseURL ?? '').port;
    for (const link of feed.links) expect(link).toMatch(new RegExp(`^http://${code}\\.localhost:${port}/`));
    expect(feed.dates[0]).toBe('Thu, 05 Nov 2026 12:00:00 GMT');
  });

  test(`CON-03 the news in ${code} announces its feed`, async ({ page }) => {
    await page.goto(`${prefix}${path.replace('rss.xml', '')}`);
    const link = page.locator('head link[type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', prefix + path);
    await expect(link).toHaveAttribute('title', name);
    await expect(link).toHaveAttribute('rel', 'alternate');
  });
}
