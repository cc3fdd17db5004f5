import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const question = `query ($uri: String!, $siteId: Int!) {
  seoMetadata(uri: $uri, siteId: $siteId) {
    metaTitleContainer metaTagContainer metaLinkContainer metaScriptContainer metaJsonLdContainer
  }
}`;

const api = apiTest('demo');

async function metadata(uri: string, siteId = 1) {
  const { data, errors } = await api.ask(question, { uri, siteId });
  expect(errors).toEqual([]);
  return Object.fromEntries(
    Object.entries(data.seoMetadata).map(([name, text]) => [name.replace(/meta(\w+)Container/, '$1'), JSON.parse(String(text))]),
  );
}

const bench = 'producten/zitmeubilair/meent-parkbank';

it('SEO-01 returns five containers as JSON strings, and null for an address without a published entry', async () => {
  const { Title, Tag, Link, Script } = await metadata(bench);
  expect(Title.title.title).toMatch(/Meent parkbank/);
  expect(Tag.description.content.length).toBeGreaterThan(40);
  expect(Link.canonical).toEqual({ rel: 'canonical', href: `http://nl.test/${bench}/` });
  expect(Script).toEqual({});
  expect((await api.ask(question, { uri: 'nergens', siteId: 1 })).data.seoMetadata).toBeNull();
});

it('SEO-01 returns the title of the metadata with a page, in one small statement', async () => {
  const asPage = 'query ($uri: String!) { entry(uri: $uri, siteId: 1) { ... on Entry { title seo { metaTitleContainer } } } }';
  for (const uri of ['__home__', 'producten', 'producten/zitmeubilair', bench]) {
    const { data, statements } = await api.ask(asPage, { uri });
    expect([uri, JSON.parse(data.entry.seo.metaTitleContainer)]).toEqual([uri, (await metadata(uri)).Title]);
    expect(statements, 'one finds the entry, one reads its title').toBe(2);
  }
});

it('SEO-02 links all languages in which an entry is published, with the default language as the fallback', async () => {
  const { Link, Tag } = await metadata(bench, 3).catch(() => metadata('produkte/sitzmoebel/meent-parkbank', 3));
  expect(Link.alternate.map(({ hreflang }: { hreflang: string }) => hreflang)).toEqual(['nl-NL', 'en', 'de-DE', 'x-default']);
  expect(Link.alternate[3].href).toBe(`http://nl.test/${bench}/`);
  expect(Tag['og:locale'].content).toBe('de_DE');
  expect(Tag['og:locale:alternate'].map(({ content }: { content: string }) => content)).toEqual(['nl_NL', 'en_GB']);
});

it('SEO-01 returns a picture of 1200 by 630 for every type of entry, by default the one of the globals', async () => {
  const uris = ['__home__', 'producten', 'producten/zitmeubilair', bench, 'cookies', 'zoeken'];
  const { data } = await api.ask('{ document(locale: 1) { news { uri } } faqQuestions(siteId: 1) { uri } }');
  for (const uri of [...uris, data.document.news[0].uri, data.faqQuestions[0].uri]) {
    const { Tag } = await metadata(uri);
    expect([uri, Tag['og:image'].content]).toEqual([
      uri,
      expect.stringMatching(/^http:\/\/nl\.test\/media\/crops\/.+\/openGraph-1200\.jpg$/),
    ]);
    expect([Tag['og:image:width'].content, Tag['og:image:height'].content]).toEqual(['1200', '630']);
    expect(Tag['twitter:card'].content).toBe('summary_large_image');
  }
});

it('SEO-02 excludes search, log-in and quotation list from the index', async () => {
  for (const uri of ['zoeken', 'aanmelden', 'offertelijst']) expect((await metadata(uri)).Tag.robots.content).toBe('noindex');
  for (const uri of ['__home__', 'producten', bench]) expect((await metadata(uri)).Tag.robots).toBeUndefined();
});

it('SEO-02 CAT-06 returns a product with measures and materials as structured data, without a price', async () => {
  const { JsonLd } = await metadata(bench);
  expect(JsonLd.Product).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Meent parkbank',
    url: `http://nl.test/${bench}/`,
    brand: { '@type': 'Brand' },
    width: { value: expect.any(Number), unitCode: 'MMT' },
    weight: { value: expect.any(Number), unitCode: 'KGM' },
  });
  expect(JsonLd.Product.sku).not.toBe('');
  expect(JsonLd.Product.material.length).toBeGreaterThan(0);
  expect(JsonLd.Product.image[0]).toMatch(/^http:\/\/nl\.test\/media\/crops\//);
  expect(JSON.stringify(JsonLd)).not.toMatch(/offer|price/i);
  const steps = JsonLd.BreadcrumbList.itemListElement;
  expect(steps.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(steps[0]).toEqual({ '@type': 'ListItem', position: 1, name: 'Brinkmeent', item: 'http://nl.test/' });
  expect(steps[4].item).toBe(`http://nl.test/${bench}/`);
});

it('SEO-02 returns the company on the home page, a news article, and FAQ questions with their answers', async () => {
  const { JsonLd: home } = await metadata('__home__');
  expect(home.Organization).toMatchObject({ name: 'Brinkmeent', url: 'http://nl.test/', address: { '@type': 'PostalAddress' } });
  expect(home.BreadcrumbList).toBeUndefined();
  const { data } = await api.ask('{ document(locale: 1) { news { uri title postDate } } faqQuestions(siteId: 1) { uri title } }');
  const [article] = data.document.news;
  const { JsonLd: news, Tag } = await metadata(article.uri);
  expect(news.NewsArticle).toMatchObject({ headline: article.title, datePublished: article.postDate, inLanguage: 'nl-NL' });
  expect(news.NewsArticle.publisher.name).toBe('Brinkmeent');
  expect(Tag['og:type'].content).toBe('article');
  const { JsonLd: faq } = await metadata('veelgestelde-vragen');
  expect(faq.FAQPage.mainEntity.length).toBe(Math.min(50, data.faqQuestions.length));
  expect(faq.FAQPage.mainEntity[0].acceptedAnswer.text).toMatch(/^<p>/);
  const { JsonLd: one } = await metadata(data.faqQuestions[0].uri);
  expect(one.FAQPage.mainEntity).toHaveLength(1);
  expect(one.FAQPage.mainEntity[0].name).toBe(data.faqQuestions[0].title);
});
