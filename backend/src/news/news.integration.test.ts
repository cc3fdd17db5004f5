import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const question = `query ($locale: Int!, $uri: String, $first: Int, $offset: Int, $level: Int) {
  document(locale: $locale, uri: $uri, first: $first, offset: $offset, level: $level) {
    siteId total
    overview { id siteId title pageTitle introtext uri }
    news {
      id siteId title uri introtext postDate
      headerslider { alt crop(name: newsCard) { width height } }
      products { title uri }
      projects { title uri }
    }
  }
}`;

const api = apiTest('demo');
const ask = (variables: object) => api.ask(question, { locale: 1, ...variables });
const documentOf = async (variables: object) => (await ask(variables)).data.document;

it('CON-03 API-02 returns the news document with the overview and its articles, newest first, in each language', async () => {
  for (const [locale, uri] of [
    [1, 'nieuws'],
    [2, 'news'],
    [3, 'news'],
  ]) {
    const { siteId, total, overview, news } = await documentOf({ locale, uri });
    expect([siteId, total, overview.uri, news.length]).toEqual([locale, 12, uri, 12]);
    const dates = news.map(({ postDate }: { postDate: string }) => postDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  }
});

it('CON-03 returns the date, introduction and first picture at 405 by 405 of an article for its card', async () => {
  const [article] = (await documentOf({})).news;
  expect(article).toMatchObject({ siteId: 1, uri: 'nieuws/nieuw-heem-comfortbank-met-drie-armleuningen' });
  expect(article.postDate).toBe('2026-11-05T12:00:00.000Z');
  expect(article.introtext).toMatch(/^De Heem krijgt standaard drie armleuningen/);
  expect(article.headerslider[0].crop).toEqual({ width: 405, height: 405 });
});

it('CON-03 links an article to its products and projects by their addresses in its language', async () => {
  const [article] = (await documentOf({ locale: 3 })).news;
  expect(article.products.map(({ uri }: { uri: string }) => uri)).toEqual([
    expect.stringMatching(/^produkte\//),
    expect.stringMatching(/^produkte\//),
  ]);
  expect(article.projects.map(({ uri }: { uri: string }) => uri)).toEqual([
    expect.stringMatching(/^referenz\//),
    expect.stringMatching(/^referenz\//),
  ]);
});

it('CON-03 returns the list in pages, and none for an address that is not an overview', async () => {
  const second = await documentOf({ first: 6, offset: 6 });
  expect([second.total, second.news.length]).toEqual([12, 6]);
  expect((await documentOf({ uri: 'nieuws/bestaat-niet' })).overview).toBeNull();
  expect((await ask({ level: 2 })).codes).toEqual(['BAD_USER_INPUT']);
});

it('CON-03 reads a page of the list with few statements', async () => {
  const { statements } = await ask({ first: 6 });
  expect(statements).toBeLessThanOrEqual(6);
});
