import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favoriteProductLoading } from '../account/client-state.ts';
import { renderCompleteView, renderView } from '../platform/testing/render-view.tsx';
import { changeFavourite } from './change-favourite.ts';
import { FavouriteHeart } from './FavouriteHeart.tsx';
import { changedFavourites } from './favourites.ts';

type Sent = { url: string; body: URLSearchParams; accept: string };
let sent: Sent[];
let answers: (() => Promise<Response>)[];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', (url: string, { body, headers }: { body: URLSearchParams; headers: { accept: string } }) => {
    sent.push({ url, body, accept: headers.accept });
    return (answers.shift() ?? (async () => Response.json({ outcome: 'done', message: 'favouriteSaved', problems: [] })))();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  changedFavourites.set(undefined);
});

const change = (known: number[], productId: number, isFavourite: boolean) =>
  changeFavourite(new Set(known), { productId, isFavourite }, '/favorieten/');
const shown = () => [...(changedFavourites.get() ?? [])];

test('FAV-02 a favourite is loading while it is saved, and then added', async () => {
  const saving = change([3], 7, true);
  expect([favoriteProductLoading.get(), shown()]).toEqual([true, [3, 7]]);
  expect(await saving).toBe('saved');
  expect([favoriteProductLoading.get(), shown()]).toEqual([false, [3, 7]]);
  expect(sent.map(({ url, body, accept }) => [url, String(body), accept])).toEqual([
    ['/favorieten/', 'account.action=favourite&favourite=7&isFavourite=true', 'application/json'],
  ]);
});

test('FAV-02 a favourite is removed in the same way, and only one is saved at a time', async () => {
  const saving = change([3, 7], 3, false);
  expect(await change([7], 9, true)).toBeUndefined();
  await saving;
  expect(shown()).toEqual([7]);
  expect(sent.map(({ body }) => body.get('isFavourite'))).toEqual(['false']);
});

const answering = (answer: object, status: number) => async () =>
  Response.json({ message: 'oops', problems: [], ...answer }, { status });

test.each([
  ['the site fails', answering({ outcome: 'failed' }, 503), 'failed'],
  ['it refuses', answering({ outcome: 'refused', problems: [{ handle: null, key: 'goneProduct' }] }, 422), 'failed'],
  ['there are too many', answering({ outcome: 'refused', problems: [{ key: 'tooManyChoices' }] }, 422), 'tooMany'],
  ['no connection is there', () => Promise.reject(new TypeError('cut off')), 'failed'],
  ['the answer cannot be read', async () => new Response('<p>'), 'failed'],
] as const)('ERR-05 FAV-02 the change is reverted and reported if %s', async (_, answer, told) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answers.push(answer);
  expect(await change([3], 7, true)).toBe(told);
  expect([favoriteProductLoading.get(), shown()]).toEqual([false, [3]]);
});

test('ACC-13 an ended session leads to the address of the answer', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  answers.push(answering({ outcome: 'failed', message: 'sessionOver', href: '/404/' }, 401));
  await change([], 7, true);
  expect(assign).toHaveBeenCalledWith('/404/');
});

const heart = <FavouriteHeart productId={42} title="Meent" />;
const member = { isApproved: true, favourites: [7] };

test('FAV-02 the button of a member is a form that works without scripts, filled for a favourite', async () => {
  const empty = await renderCompleteView(heart, { member });
  expect(empty).toMatch(/<form[^>]* action="\/favorieten\/\?return=true" method="post"/);
  expect(empty).toContain('<input type="hidden" name="favourite" value="42"/>');
  expect(empty).toMatch(/<button[^>]* value="true" aria-label="Meent als favoriet bewaren" name="isFavourite"/);
  const filled = await renderCompleteView(heart, { member: { ...member, favourites: [42] } });
  expect(filled).toMatch(/<button[^>]* value="false" aria-label="Meent uit uw favorieten halen"/);
});

test('FAV-01 the button of a guest links to the log-in page with the product', () => {
  expect(renderView(heart)).toContain('href="/aanmelden/?return=true&amp;reason=favourite&amp;favourite=42"');
});
