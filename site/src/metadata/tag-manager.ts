import { consent } from '../consent/consent.ts';
import { reportEvent } from './report-event.ts';

const address = 'https://www.googletagmanager.com/gtm.js';

let isFollowed = false;
let isLoaded = false;

/**
 * Loads the container of the tag manager once the visitor allows statistics, and removes it when consent is withdrawn (SEO-03).
 * Does nothing if no container is configured.
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
  // The consent command must be first in the queue. Statistics are allowed, advertising is always denied.
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  window.dataLayer?.unshift(command('consent', 'default', { ...denied, analytics_storage: 'granted' }));
  reportEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${address}?id=${containerId}`;
  document.head.append(script);
}

/** Returns a command. The tag manager distinguishes it from an event because it is an `arguments` object. */
function command(..._words: unknown[]): object {
  // biome-ignore lint/complexity/noArguments: the tag manager requires an arguments object
  return arguments;
}

/** Deletes the cookies of the container that the site can access, and removes the container by reloading the page. */
function withdraw(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_')) forget(name);
  }
  location.reload();
}

/** Deletes a cookie on every possible domain, because tags set cookies on the broadest domain that accepts them. */
function forget(name: string): void {
  const labels = location.hostname.split('.');
  for (const domain of ['', ...labels.map((_, from) => `; Domain=${labels.slice(from).join('.')}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
