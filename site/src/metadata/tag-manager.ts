import { consent } from '../consent/consent.ts';
import { reportEvent } from './report-event.ts';

const address = 'https://www.googletagmanager.com/gtm.js';

let isFollowed = false;
let isLoaded = false;

/**
 * Loads the container of the tag manager as soon as the visitor allows statistics, and gets rid of it when that is withdrawn (SEO-03).
 * Nothing is done where none is configured.
 */
export function followStatistics(): void {
  const containerId = document.querySelector('[data-consent^="GTM-"]')?.getAttribute('data-consent');
  if (!containerId || isFollowed) return;
  isFollowed = true;
  const follow = () => {
    if (consent.has('statistics')) load(containerId);
    else if (isLoaded) withdraw();
  };
  consent.watch(follow);
  follow();
}

function load(containerId: string): void {
  if (isLoaded) return;
  isLoaded = true;
  // First of all that waits in the queue: statistics have been allowed, advertising never is.
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  window.dataLayer?.unshift(command('consent', 'default', { ...denied, analytics_storage: 'granted' }));
  reportEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${address}?id=${containerId}`;
  document.head.append(script);
}

/** The tag manager knows a command from an event by its being an `arguments` object. */
function command(..._words: unknown[]): object {
  // biome-ignore lint/complexity/noArguments: that is the form
  return arguments;
}

/** What the container has stored goes, as far as the site can reach it, and the container itself with the document. */
function withdraw(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_')) forget(name);
  }
  location.reload();
}

/** Tags set their cookies for the widest domain that takes them. */
function forget(name: string): void {
  const labels = location.hostname.split('.');
  for (const domain of ['', ...labels.map((_, from) => `; Domain=${labels.slice(from).join('.')}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
