import type { QuotationLine } from '../quotation/quotation-line.ts';
import { listsKey, storedText } from '../quotation/quotation-storage.ts';
import { storedGroups } from '../quotation/stored-groups.ts';
import { elementIds as ids } from './element-ids.ts';
import { siteCaches } from './visited-caches.ts';

/** Maximum number of listed pages, to limit scrolling. */
const maxPages = 10;

/** Interval in milliseconds between two attempts, which only send a HEAD request. */
const betweenTries = 3000;

const element = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;

function fill(list: string, text: string, rows: readonly Node[]): void {
  if (rows.length === 0) return;
  const message = element(text);
  message.textContent = message.dataset.filled ?? '';
  element(list).replaceChildren(...rows);
  element(list).hidden = false;
}

function copyOf(template: string): HTMLElement {
  return element<HTMLTemplateElement>(template).content.firstElementChild?.cloneNode(true) as HTMLElement;
}

/** Shows the open list in the order of its page, with its sections (QUO-11). */
function showQuotationList(): void {
  const rows = storedGroups(storedText(), storedText(listsKey)).flatMap(({ heading, lines }) => {
    if (heading === undefined) return lines.map(rowOf);
    const section = copyOf(ids.section);
    const [title, list] = section.children;
    if (title) title.textContent = heading;
    list?.replaceChildren(...lines.map(rowOf));
    return [section];
  });
  fill(ids.lines, ids.listText, rows);
}

function rowOf({ title, amount, variant, colour, remark }: QuotationLine): HTMLElement {
  const row = copyOf(ids.line);
  const [times, name, note] = row.querySelectorAll('.amount, .title, .note');
  if (times) times.textContent = (times.textContent ?? '').replace('{amount}', String(amount));
  if (name) name.textContent = title;
  if (note) note.textContent = [variant, colour, remark].filter(Boolean).join(' · ');
  return row;
}

/**
 * Lists the stored pages, latest first. Pages of another language have another prefix; Dutch has none, so it is identified by excluding
 * the others.
 */
async function showPages(): Promise<void> {
  const [name] = siteCaches(await caches.keys(), 'pages');
  if (!name) return;
  const cache = await caches.open(name);
  const list = element<HTMLUListElement>(ids.pages);
  const entries = (await cache.keys()).toReversed();
  const toList = element<HTMLAnchorElement>(ids.toList);
  toList.hidden = !entries.some(({ url }) => url === toList.href);
  const ours = entries.filter(({ url }) => url !== toList.href && prefixOf(url) === list.dataset.prefix).slice(0, maxPages);
  const rows = await Promise.all(
    ours.map(async (entry) => {
      const row = copyOf(ids.page);
      const link = row.querySelector('a');
      const html = await (await cache.match(entry, { ignoreVary: true }))?.text();
      if (!link || !html) return [];
      link.href = entry.url;
      const shown = new DOMParser().parseFromString(html, 'text/html');
      link.textContent = shown.querySelector('h1')?.textContent || shown.title;
      return [row];
    }),
  );
  fill(ids.pages, ids.pagesText, rows.flat());
}

const prefixOf = (url: string) => /^\/(?:en|de)(?=\/)/.exec(new URL(url).pathname)?.[0] ?? '';

/**
 * Reloads the page once the site is reachable. For some seconds after the network is back it may still be unreachable, and a reload would
 * show this page again.
 */
async function goOnOnceReached(): Promise<void> {
  // At its own address the page replaces no other page.
  if (!navigator.onLine || location.pathname.endsWith('/offline.html')) return;
  const isReached = await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isReached) location.reload();
}

showQuotationList();
void showPages();
addEventListener('online', goOnOnceReached);
setInterval(goOnOnceReached, betweenTries);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && navigator.onLine) location.reload();
});
