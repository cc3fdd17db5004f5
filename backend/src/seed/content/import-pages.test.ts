import { localeCodes } from '@plantsoen/contract/locales.ts';
import { expect, it } from 'vitest';
import { demoReferences } from './demo-blueprints.ts';
import { pageBlueprints } from './import-pages.ts';

const references = demoReferences();
const pages = pageBlueprints();

const page = (key: string) => {
  const found = pages.find(({ reference }) => reference === `page:${key}`);
  if (!found) throw new Error(`page ${key} is missing`);
  return found;
};

it('HERO-01 imports the home page first, with its heading, calls to action and dimension line', () => {
  expect(pages[0]?.reference).toBe('page:home');
  const home = page('home');
  expect(home.shared(references).hero).toMatchObject({
    variant: 'fullscreen',
    image: references.picture('scenes/park.jpg'),
    mobileImage: references.picture('scenes/park-portrait.jpg'),
    dimension: { product: references.id('product:BM-1010'), fromX: 0.4857, toX: 0.7872 },
  });
  const english = home.texts('en', references);
  expect(english).toMatchObject({ title: 'Home', pageTitle: 'Furniture for what belongs to everyone' });
  expect(english.hero?.ctas).toMatchObject([
    { type: 'entry', entry: { relationTo: 'pages', value: references.id('page:products') }, customText: 'View the products' },
    { type: 'entry', entry: { relationTo: 'pages', value: references.id('page:consultation') } },
  ]);
});

it('API-04 sets the type and parent of a page', () => {
  expect(page('job-adviser').shared(references).parent).toBe(references.id('page:jobs'));
  expect(page('about').shared(references).parent).toBeNull();
  expect(page('products').outline(references)).toMatchObject({ type: 'productsOverview', slug: 'producten' });
});

it('MEM-01 marks pages for members', () => {
  const marked = pages.filter((blueprint) => blueprint.shared(references).membersOnly).map(({ reference }) => reference);
  expect(marked.sort()).toEqual(['page:account', 'page:change-password', 'page:favourites', 'page:members']);
});

it('API-09 imports a separate list of blocks per language, of the same kinds', () => {
  for (const blueprint of pages) {
    const kinds = localeCodes.map((locale) => blueprint.texts(locale, references).blocks?.map(({ blockType }) => blockType));
    expect(kinds[1], blueprint.reference).toEqual(kinds[0]);
    expect(kinds[2], blueprint.reference).toEqual(kinds[0]);
  }
});

it('HERO-02 divides words in headings with soft hyphens if they are wider than a phone', () => {
  const words = pages.flatMap((blueprint) =>
    localeCodes.flatMap((locale) => {
      const { title, pageTitle } = blueprint.texts(locale, references);
      return (pageTitle ?? title ?? '').split(/[\s\u00ad-]+/);
    }),
  );
  expect(words.filter((word) => word.length > 19)).toEqual([]);
});
