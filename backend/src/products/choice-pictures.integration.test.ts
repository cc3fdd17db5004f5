import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');

const question = `query ($siteId: Int!, $id: Int!) { productsById(siteId: $siteId, ids: [$id]) {
  productImages { id } choicePictures { colour variant image { id alt } } } }`;

async function openBench() {
  const { payload } = api;
  const [product] = (await payload.find({ collection: 'products', where: { articleNumber: { equals: 'BM-1010' } }, depth: 0 }))
    .docs;
  const [colour] = (await payload.find({ collection: 'colours', where: { code: { equals: 'RAL 6009' } }, depth: 0 })).docs;
  const [variant] = (await payload.find({ collection: 'variants', where: { sku: { equals: 'BM-1010-03' } }, depth: 0 })).docs;
  const [picture, other] = (await payload.find({ collection: 'media', limit: 2, depth: 0 })).docs;
  if (!product || !colour || !variant || !picture || !other) throw new Error('the demo content is incomplete');
  return { product, colour, variant, picture, other };
}

it('CAT-19 returns the pictures of a colour and of a variant with code and article number, apart from the others', async () => {
  const { product, colour, variant, picture, other } = await openBench();
  const before = (await api.ask(question, { siteId: 1, id: product.id })).data.productsById[0];
  expect(before.choicePictures, 'those of the demo content').toHaveLength(6);
  const choicePictures = [
    { picture: picture.id, colour: colour.id },
    { picture: other.id, variant: variant.id },
  ];
  const draft = { draft: false, data: { choicePictures, _status: 'published' as const } };
  await api.payload.update({ collection: 'products', id: product.id, locale: 'nl', ...draft });
  const { data, errors } = await api.ask(question, { siteId: 1, id: product.id });
  expect(errors).toEqual([]);
  expect(data.productsById[0].productImages).toEqual(before.productImages);
  expect(data.productsById[0].choicePictures).toMatchObject([
    { colour: 'RAL 6009', variant: null, image: { id: picture.id } },
    { colour: null, variant: 'BM-1010-03', image: { id: other.id } },
  ]);
});
