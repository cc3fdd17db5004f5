import { expect, test } from 'vitest';
import { renderCompleteView, renderView } from '../platform/testing/render-view.tsx';
import { FavouriteList } from './FavouriteList.tsx';

const crop = { path: '/media/b', widths: [140], formats: ['avif', 'jpg'], width: 140, height: 100 };
const product = (id: number, price: object | null = { amount: 1180, from: true }) => ({
  ...{ id, title: `Bank ${id}`, uri: `producten/banken/bank-${id}`, category: { title: 'Banken' } },
  ...{ dimensions: { lengthMm: 1750, widthMm: 660, heightMm: 900 }, productImage: { crop }, price, discontinued: null },
});
const list = (...products: object[]) => <FavouriteList products={products as never} />;
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('FAV-03 a favourite has its picture of 140 by 100, title, category, measures, price and both buttons', () => {
  const html = renderView(list(product(7)), { member: { isApproved: true, favourites: [7] } });
  expect(html).toMatch(/<img[^>]* src="\/media\/b-140\.jpg"[^>]* width="140" height="100"/);
  expect(html).toContain('href="/producten/banken/bank-7/"');
  expect(words(html)).toContain('Bank 7 Banken 1750 × 660 × 900 mm vanaf € 1.180 ex btw Toevoegen aan offertelijst');
  expect(html).toContain('aria-label="Bank 7 uit uw favorieten halen"');
});

test('FAV-03 the latest favourite is first', () => {
  const html = renderView(list(product(7), product(9)), { member: { isApproved: true, favourites: [7, 9] } });
  expect([...html.matchAll(/>(Bank \d)<\/a>/g)].map(([, title]) => title)).toEqual(['Bank 9', 'Bank 7']);
});

test('FAV-03 without favourites, the page explains how to add some', () => {
  const html = renderView(list(), { locale: 'de', member: { isApproved: true, favourites: [] } });
  expect(html).toContain('Sie haben noch keine Favoriten');
  expect(html).toContain('href="/de/produkte/"');
});

test('MEM-04 an unapproved member has favourites without prices and reads why', async () => {
  const html = await renderCompleteView(list(product(7, null)), { locale: 'en', member: { isApproved: false, favourites: [7] } });
  expect(html).toContain('Your account is awaiting approval');
  expect(html).not.toMatch(/ex VAT|€/);
});

test('CAT-17 a discontinued favourite is marked, and a form without scripts replaces it by its successor', () => {
  const successor = { id: 9, title: 'Bank 9', uri: 'producten/banken/bank-9' };
  const html = renderView(list({ ...product(7, null), discontinued: { successor } }), {
    member: { isApproved: true, favourites: [7] },
  });
  expect(words(html)).toContain('Dit product is vervallen. Opvolger: Bank 9 Vervang door Bank 9');
  expect(html).toMatch(
    /<form[^>]* action="\/favorieten\/" method="post">.*name="favourite" value="9".*name="insteadOf" value="7"/,
  );
});
