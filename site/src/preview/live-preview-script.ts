import { type FromPreview, type LivePreviewFailure, readToPreview, type ToPreview } from '@plantsoen/contract/live-preview.ts';
import { BlockFrame } from './block-frame.ts';
import { morph } from './morph.ts';

/** Maximum time in milliseconds that a picture waits for its style sheets. */
const stylesTimeoutMs = 2000;

const admin = { origin: document.documentElement.dataset.admin ?? '', source: parent };
const frame = new BlockFrame();
let running = new AbortController();

const tell = (message: FromPreview) => parent.postMessage(message, admin.origin);

/** Posts the values to the site and shows the answer. A later message aborts this one. */
async function show({ token, unsaved, number }: Extract<ToPreview, { plantsoen: 'show' }>): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  try {
    const body = JSON.stringify({ token, unsaved });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(location.pathname, { method: 'POST', body, headers, credentials: 'omit', signal });
    if (!answer.ok) return tell({ plantsoen: 'failed', number, reason: await reasonOf(answer) });
    await replacePage(await answer.text(), signal);
    if (!signal.aborted) tell({ plantsoen: 'shown', number });
  } catch {
    if (!signal.aborted) tell({ plantsoen: 'failed', number, reason: 'failed' });
  }
}

async function reasonOf(answer: Response): Promise<LivePreviewFailure> {
  const { reason = 'failed' } = (await answer.json().catch(() => ({}))) as { reason?: LivePreviewFailure };
  return answer.status === 503 ? 'busy' : reason;
}

/** Shows a document in place of the present one, at the same scroll position, once its style sheets are there. */
async function replacePage(html: string, signal: AbortSignal): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html');
  for (const element of next.querySelectorAll('script, noscript, iframe, base')) element.remove();
  for (const element of next.querySelectorAll('[autofocus]')) element.removeAttribute('autofocus');
  const present = new Set(sheets(document).map(({ href }) => href));
  const added = sheets(next).filter(({ href }) => !present.has(href));
  await Promise.race([Promise.all(added.map(load)), new Promise((done) => setTimeout(done, stylesTimeoutMs))]);
  if (signal.aborted) return;
  document.title = next.title;
  document.documentElement.lang = next.documentElement.lang;
  document.documentElement.className = next.documentElement.className;
  morph(document.body, next.body);
  frame.place();
}

const sheets = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

function load({ href }: HTMLLinkElement): Promise<unknown> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  const loaded = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  document.head.append(link);
  return loaded;
}

addEventListener('message', (event) => {
  const message = readToPreview(event, admin);
  if (message?.plantsoen === 'show') void show(message);
  if (message?.plantsoen === 'frame') frame.show(message.block, message.label);
});

/** Links, buttons and forms do nothing; only parts of the page that fold open do. A click names its block. */
function onClick(event: MouseEvent): void {
  const element = event.target instanceof Element ? event.target : undefined;
  if (!element?.closest('summary') || element.closest('a')) event.preventDefault();
  event.stopPropagation();
  const block = Number(element?.closest<HTMLElement>('[data-block]')?.dataset.block);
  if (block) tell({ plantsoen: 'clicked', block });
}

for (const kind of ['click', 'auxclick'] as const) addEventListener(kind, onClick, true);
for (const kind of ['submit', 'dragstart'] as const) addEventListener(kind, (event) => event.preventDefault(), true);

if (parent !== window) tell({ plantsoen: 'ready' });
